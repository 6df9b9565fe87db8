// How large the two types are that everything in the engine hangs on.
import { sourcesOf, walk } from '../sources.mjs'

export function rows(root) {
  return ['Rules', 'CompiledStep'].map((name) => ({
    question: `members of ${name}`,
    today: String(membersOf(root, name) ?? 'there is no such interface'),
    counted: `interface ${name} in packages/engine/src`,
  }))
}

function membersOf(root, name) {
  let members
  for (const { path, program } of sourcesOf(root))
    if (path.startsWith('packages/engine/src/'))
      walk(program, (node) => {
        if (node.type === 'TSInterfaceDeclaration' && node.id.name === name)
          members = node.body.body.length
      })
  return members
}
