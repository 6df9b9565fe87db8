declare module 'pack:files' {
  /** The files of `content/` by their path. */
  const files: Record<string, string>
  export default files
}
