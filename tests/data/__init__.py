"""Data that pin the rules for every implementation; README.md describes the files."""
