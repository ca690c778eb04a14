import { useSyncExternalStore } from 'react'
import { noticesShown } from './notices-shown.ts'
import { WaitingPresses } from './press-notices.tsx'
import { usePresses } from './use-presses.ts'

const saysNothing = () => true

/** Sends waiting presses and shows refused ones on every page of the back office, including pages that failed to load. */
export function PressWatch() {
  const { unsent, refused, dismiss } = usePresses({})
  const isShown = useSyncExternalStore(noticesShown.subscribe, noticesShown.read, saysNothing)
  if (isShown || (unsent.length === 0 && refused.length === 0)) return null
  return (
    <div className="mb-5 grid max-w-160 gap-3 print:hidden">
      <WaitingPresses unsent={unsent} refused={refused} onDismiss={dismiss} />
    </div>
  )
}
