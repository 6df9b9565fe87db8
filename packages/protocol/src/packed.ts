// Bytes, deflated, as characters that need no escaping in a URL. Reading stops at a given size, since a short
// link can unpack to gigabytes.

export async function pack(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const packed = new Uint8Array(await new Response(stream).arrayBuffer())
  let text = ''
  for (const byte of packed) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** @throws when the text is malformed, or decodes to more than `most` bytes */
export async function unpack(letters: string, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'))
  const packed = new Uint8Array(text.length)
  for (let i = 0; i < text.length; i++) packed[i] = text.charCodeAt(i)
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (const reader = stream.getReader(); ;) {
    const { done, value } = await reader.read()
    if (done) break
    parts.push(value)
    size += value.length
    if (size <= most) continue
    await reader.cancel()
    throw new Error('this unpacks to far too much')
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}
