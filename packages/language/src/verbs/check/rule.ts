import { rule } from '@cardwright/engine/author'

export const check = rule({ name: 'check', isBarrier: true })
