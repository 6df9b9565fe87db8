// What one TypeScript source imports, read by oxc's parser.
import { Visitor, parseSync } from 'oxc-parser'

/**
 * `ambient` are declarations that make up a global, which would get around the engine's tsconfig.
 * @returns {{ imports: { specifier: string, typeOnly: boolean, line: number }[], ambient: number[] }}
 */
export function readImports(path, text) {
  const { program, module } = parseSync(path, text)
  const imports = []
  const add = (specifier, at, typeOnly) =>
    imports.push({ specifier, typeOnly, line: lineOf(text, at) })

  for (const { start, moduleRequest, entries } of module.staticImports)
    add(moduleRequest.value, start, areTypes(entries))
  for (const { start, entries } of module.staticExports) {
    const from = entries.find(({ moduleRequest }) => moduleRequest !== null)?.moduleRequest
    if (from) add(from.value, start, areTypes(entries))
  }
  // As a call it loads a module, as a type (`typeof import('x')`) it also ties to it.
  const expression = ({ source, start }) => {
    if (source.type === 'Literal') add(source.value, start, false)
  }
  if (text.includes('import('))
    new Visitor({ ImportExpression: expression, TSImportType: expression }).visit(program)

  const ambient = program.body
    .filter((node) => node.declare || node.declaration?.declare)
    .map(({ start }) => lineOf(text, start))
  return { imports: imports.sort((a, b) => a.line - b.line), ambient }
}

const areTypes = (entries) => entries.length > 0 && entries.every(({ isType }) => isType)

export const lineOf = (text, at) => text.slice(0, at).split('\n').length
