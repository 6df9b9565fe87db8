// The unit that limits count: an IPv4 address, or the network of an IPv6 address.
import { isIPv4, isIPv6 } from 'node:net'

/** A proxy's header may contain anything. */
const LONGEST = 45
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** IPv6 by its /64, since one connection may use many addresses; an IPv4 address inside IPv6 as itself. */
export function placeOf(address: string): string {
  const [bare] = address.trim().slice(0, LONGEST).split('%', 1)
  const mapped = MAPPED.exec(bare)?.[1]
  if (mapped !== undefined && isIPv4(mapped)) return mapped
  return isIPv6(bare) ? `${network(bare)}::/64` : bare
}

const groups = (part: string | undefined): string[] => (part ? part.split(':') : [])

/** The first four groups. */
function network(address: string): string {
  const [head, tail] = address.toLowerCase().split('::', 2)
  const [first, last] = [groups(head), groups(tail)]
  // an IPv4 address at the end stands for two groups
  const missing = 8 - first.length - last.length - (address.includes('.') ? 1 : 0)
  const zeros = tail === undefined ? [] : Array.from({ length: missing }, () => '0')
  return [...first, ...zeros, ...last]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

export function isLoopback(address: string | undefined): boolean {
  if (address === undefined) return false
  const place = MAPPED.exec(address)?.[1] ?? address
  return place === '::1' || (isIPv4(place) && place.startsWith('127.'))
}
