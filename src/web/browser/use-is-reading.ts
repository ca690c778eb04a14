import { useNavigation, useRevalidator } from 'react-router'

/** Whether this page is revalidating or a navigation is in progress. */
export function useIsReading(): boolean {
  const { state: reading } = useRevalidator()
  const { state: going } = useNavigation()
  return reading !== 'idle' || going !== 'idle'
}
