// What the ground of a cell is called.
import { baseOf, hasRiver, hasRoad, isBridge } from '../src/terrain.ts'
import { textsOf } from './texts.ts'

export function groundName(ground: number, lang: 'en' | 'ru'): string {
  const { grounds, road, river, bridge } = textsOf(lang)
  const over = isBridge(ground)
    ? [bridge]
    : [...(hasRoad(ground) ? [road] : []), ...(hasRiver(ground) ? [river] : [])]
  return over.length > 0 ? over.join(', ') : grounds[baseOf(ground)]
}
