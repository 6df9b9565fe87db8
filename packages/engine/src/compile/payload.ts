// What an ability reads of the event, change or window it answers.
import type { Ability } from '../language/ability.ts'
import { replaceable } from '../verbs/verb.ts'
import { fail, known, type Context } from './context.ts'

export type Payload = NonNullable<Context['event']>

/** The fields of what an ability answers, null where it answers nothing. */
export function payloadOf(ability: Ability, ctx: Context): Payload | null {
  const { events } = ctx.rules
  if (ability.on !== undefined) {
    const code = known(events.byName, ability.on, ctx)
    return slotsOf(events.payloads[code])
  }
  if (ability.before !== undefined)
    return slotsOf(
      replaceable(ctx.rules.game.code.verbs!)[ability.before] ?? fail(ctx, ability.before),
    )
  return null
}

export function roleSlot(ability: Ability, payload: Payload | null, ctx: Context): number {
  if (payload === null || ability.role === undefined) return 0
  return (payload.get(ability.role) ?? fail(ctx, ability.role)).slot
}

/** The fields of the window an ability answers in. */
export function pendingOf(window: string, ctx: Context): Payload {
  const decl = ctx.rules.game.manifest.windows?.[window] ?? fail(ctx, window)
  return new Map(
    Object.entries(decl.pending).map(([name, kind], slot) => [name, { slot, kind }] as const),
  )
}

/** `"unit:unit"` lists become name -> slot. */
function slotsOf(fields: readonly string[]): Payload {
  return new Map(
    fields.map((field, slot) => {
      const [name, kind] = field.split(':')
      return [name, { slot, kind: kind ?? 'number' }] as const
    }),
  )
}
