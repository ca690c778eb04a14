import { use, useEffect } from 'react'
import { useNavigation } from 'react-router'
import { StaffHintsContext } from './staff-hints-context.ts'

export function NoteGoing() {
  const hints = use(StaffHintsContext)
  const isGoing = useNavigation().state !== 'idle'
  useEffect(() => hints?.noteGoing(isGoing), [hints, isGoing])
  return null
}
