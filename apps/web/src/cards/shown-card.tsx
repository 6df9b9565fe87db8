// A card that belongs to nobody.
import { Card } from '@cardwright/table'
import type { HTMLAttributes } from 'react'

// the edge in an owner's colour stays off, and its name is said by what it stands in
const NOBODYS = { 'data-seat': undefined } as HTMLAttributes<HTMLElement>

export const ShownCard = ({ id }: { id: string }) => <Card def={id} owner={-1} element={NOBODYS} />
