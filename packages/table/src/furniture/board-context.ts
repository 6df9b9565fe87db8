import { createContext } from 'react'
import type { Board } from '../board.ts'

export const BoardContext = createContext<Board>(null as unknown as Board)
