// The door of this package. Nothing lives here yet.
