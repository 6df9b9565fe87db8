// The part of the embedded database's door that is used past the query builder; the package has no types.
export interface Database_ {
  exec(sql: string): void
}
