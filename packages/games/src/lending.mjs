// A hook of Node for game folders that lie outside: names of Cardwright's packages that nobody else knows are
// looked up from here, and TypeScript without a package.json around it is a module.
export async function resolve(specifier, context, next) {
  const found = await find(specifier, context, next)
  const isScript = found.format === 'commonjs' && found.url.endsWith('.ts')
  return isScript && !found.url.includes('/node_modules/') ? { ...found, format: 'module' } : found
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
