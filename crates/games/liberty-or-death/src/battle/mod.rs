//! §3.6 Battle.
