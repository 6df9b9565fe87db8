// The part of the database driver's API used without the query builder; the package has no types.
export interface Prepared {
  all(parameters: readonly unknown[]): unknown[]
  run(parameters: readonly unknown[]): unknown
}

export interface Database_ {
  exec(sql: string): void
  prepare(sql: string): Prepared
  close(): void
}
