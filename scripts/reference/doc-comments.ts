// Doc comments of interface members, read from the source: `/** … */` above `member: type`.

/** Interface (or type) name to member name to what its comment says. */
export function docComments(source: string): Map<string, Map<string, string>> {
  const found = new Map<string, Map<string, string>>()
  let members = new Map<string, string>()
  let comment = ''
  for (const line of source.split('\n')) {
    const declared = /^export (?:interface|type) (\w+)/.exec(line)
    const said = /^\s*\/\*\* (.*) \*\/$/.exec(line)
    const member = /^\s+(\w+)\??: /.exec(line)
    if (declared) found.set(declared[1], (members = new Map<string, string>()))
    else if (member) members.set(member[1], comment)
    if (said || declared || member) comment = said?.[1] ?? ''
  }
  return found
}
