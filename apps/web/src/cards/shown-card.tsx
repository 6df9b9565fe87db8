// A card without an owner.
import { Card } from '@cardwright/table'
import type { HTMLAttributes } from 'react'

// no edge in an owner's colour, and its container provides its name
const NOBODYS = { 'data-seat': undefined } as HTMLAttributes<HTMLElement>

export const ShownCard = ({ id }: { id: string }) => <Card def={id} owner={-1} element={NOBODYS} />
