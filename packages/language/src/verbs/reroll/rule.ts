import { rule } from '@cardwright/engine/author'

export const reroll = rule({ name: 'reroll', isBarrier: true })
