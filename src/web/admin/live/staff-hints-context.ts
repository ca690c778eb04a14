import { createContext } from 'react'
import type { StaffHints } from './staff-hints.ts'

/** Of the layout; without it nothing is followed. */
export const StaffHintsContext = createContext<StaffHints | undefined>(undefined)
