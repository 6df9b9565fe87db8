// A hook of Node for game folders that lie outside: names of Cardwright's packages that nobody else knows are
// looked up from here, and TypeScript without a package.json around it is a module.
const SCRIPT = /^\.{1,2}\/.*\.tsx?$/

export async function resolve(specifier, context, next) {
  const { parentURL = '' } = context
  if (SCRIPT.test(specifier) && !parentURL.includes('/node_modules/'))
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
  const found = await find(specifier, context, next)
  return found.format === 'commonjs' && found.url.endsWith('.ts')
    ? { ...found, format: 'module' }
    : found
}

async function find(specifier, context, next) {
  try {
    return await next(specifier, context)
  } catch (error) {
    const isOurs = specifier.startsWith('@cardwright/')
    if (!isOurs || error.code !== 'ERR_MODULE_NOT_FOUND') throw error
    return next(specifier, { ...context, parentURL: import.meta.url })
  }
}
