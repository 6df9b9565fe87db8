// Nothing that players see may follow from faces that they do not: a list of what may be picked, an offer, or a
// passive would tell what lies in a hand or in a pile.
import type { Target } from '../language.ts'
import { inside } from '../problem.ts'
import type { Visitor } from '../walk/visitor.ts'
import type { Check } from './check.ts'

/** What these ask of a card stands on its face. */
const FACE = ['types', 'def', 'keyword', 'stat', 'field', 'can', 'resource'] as const
const FIRST = 'take those that fit with "each" in a step "look" that has a name, then '

export const unseenRules = (check: Check): Visitor => ({
  target(target, use, at, { kind, step, targets }) {
    const key = target.kind === 'card' && keyOfFace(target)
    if (!key) return
    const report = (zone: string | undefined, message: (zone: string) => string) =>
      zone !== undefined && check.report(inside(at, key), target[key], message(zone))
    if (use === 'target' && target.auto === undefined)
      report(
        unseenZone(check, target),
        (zone) => `whoever picks does not see the faces in ${zone}: ${FIRST}pick among these`,
      )
    else if (use === 'counted' && kind === 'passive') report(secretZone(check, target), known)
    else if (use === 'counted' && (step === null || targets > 1))
      report(
        unseenZone(check, target),
        (zone) => `what is offered would tell what lies in ${zone}: ${FIRST}count these`,
      )
  },
  amount(amount, at, { kind }) {
    const over = 'over' in amount ? amount.over : null
    const zone = kind === 'passive' && over?.kind === 'card' ? secretZone(check, over) : undefined
    if (zone !== undefined) check.report(inside(at, 'over'), over, known(zone))
  },
})

const known = (zone: string): string =>
  `everybody would know from this passive what lies in ${zone}`

/** The filter that reads the face, if one does. */
function keyOfFace(target: Target): 'types' | 'def' | 'keyword' | 'where' | undefined {
  const key = (['types', 'def', 'keyword'] as const).find((name) => target[name] !== undefined)
  return key ?? (readsFace(target.where) ? 'where' : undefined)
}

const readsFace = (node: unknown): boolean =>
  typeof node === 'object' &&
  node !== null &&
  (FACE.some((key) => key in node) || Object.values(node).some(readsFace))

/** The first of its zones whose faces not everybody sees. */
const secretZone = ({ manifest }: Check, { zone }: Target): string | undefined =>
  [zone ?? []].flat().find((name) => (manifest.zones[name]?.seen ?? 'all') !== 'all')

/** The first of its zones whose faces the one who acts does not see. */
function unseenZone({ manifest }: Check, target: Target): string | undefined {
  const isOwn = target.side === 'own' && (target.chooser ?? 'actor') === 'actor'
  return [target.zone ?? []].flat().find((name) => {
    const seen = manifest.zones[name]?.seen
    return seen === 'nobody' || ((seen === 'owner' || seen === 'team') && !isOwn)
  })
}
