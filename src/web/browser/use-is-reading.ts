import { useNavigation, useRevalidator } from 'react-router'

/** Whether this page is being read anew or the next one is on its way. */
export function useIsReading(): boolean {
  const { state: reading } = useRevalidator()
  const { state: going } = useNavigation()
  return reading !== 'idle' || going !== 'idle'
}
