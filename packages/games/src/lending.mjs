// A hook of Node: names of Cardwright's packages that nobody else knows are looked up from here.
export async function resolve(specifier, context, next) {
  try {
    return await next(specifier, context)
  } catch (error) {
    const isOurs = specifier.startsWith('@cardwright/')
    if (!isOurs || error.code !== 'ERR_MODULE_NOT_FOUND') throw error
    return next(specifier, { ...context, parentURL: import.meta.url })
  }
}
