"""Measurements that a command repeats: ``poncin bench``."""
