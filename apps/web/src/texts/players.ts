// What the players of a match are called.
import type { Chair } from '@cardwright/protocol'
import type { Player } from '../match/plan.ts'
import type { Lang } from '../settings/settings.ts'
import { speak } from './speak.ts'

/** One human among bots is "you"; several humans are numbered. */
export function seatNames(players: readonly Player[], lang: Lang): (seat: number) => string {
  const say = speak(lang)
  const humans = players.filter(({ kind }) => kind === 'human').length
  return (seat) => {
    const player = players[seat]
    if (player?.kind === 'dummy') return dummyName(players, seat, lang)
    if (player === undefined || player.kind === 'human')
      return humans === 1 && player ? say('player.you') : say('player.number', { n: seat + 1 })
    const isOnly =
      players.filter((one) => one.kind === 'bot' && one.level === player.level).length === 1
    const name = say('player.bot', { level: player.level })
    return isOnly ? name : `${name} (${seat + 1})`
  }
}

function dummyName(players: readonly { kind: Chair['kind'] }[], seat: number, lang: Lang): string {
  const isOne = players.filter(({ kind }) => kind === 'dummy').length === 1
  const name = speak(lang)('player.dummy')
  return isOne ? name : `${name} ${seat + 1}`
}

/** In a match by link people have names; the one who looks on is "you". */
export function liveNames(
  chairs: readonly Pick<Chair, 'kind' | 'name' | 'level'>[],
  own: number | null,
  lang: Lang,
): (seat: number) => string {
  const say = speak(lang)
  return (seat) => {
    const chair = chairs[seat]
    const isOwn = seat === own
    if (isOwn && (chair === undefined || chair.kind === 'human')) return say('player.you')
    if (chair === undefined) return say('player.number', { n: seat + 1 })
    const { kind } = chair
    const numbered = say('player.number', { n: seat + 1 })
    // a moderator may have removed the name
    const name = isOwn ? say('player.you') : chair.name === '' ? numbered : chair.name
    if (isOwn && kind === 'bot') return say('player.yourBot')
    if (kind !== 'human' && name !== null)
      return say(kind === 'bot' ? 'player.standIn' : 'player.byPartner', { name })
    if (kind === 'bot') return say('player.bot', { level: chair.level ?? 2 })
    if (kind === 'dummy') return dummyName(chairs, seat, lang)
    return name ?? numbered
  }
}
