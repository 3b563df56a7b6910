//! The harness that every game runs in its tests.
