import { createContext } from 'react'
import type { StaffHints } from './staff-hints.ts'

/** Provided by the layout. Without it no topic is followed. */
export const StaffHintsContext = createContext<StaffHints | undefined>(undefined)
