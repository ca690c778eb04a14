import { useSyncExternalStore } from 'react'
import { WaitingPresses } from './press-notices.tsx'
import { pressQueue } from './press-queue.ts'
import { usePresses } from './use-presses.ts'

const saysNothing = () => true

/** Wherever in the back office somebody is, also where a page could not be read: what waits is sent, and what was refused is told. */
export function PressWatch() {
  const { unsent, refused, dismiss } = usePresses({})
  const isShown = useSyncExternalStore(pressQueue.subscribe, pressQueue.isShown, saysNothing)
  if (isShown || (unsent.length === 0 && refused.length === 0)) return null
  return (
    <div className="mb-5 grid max-w-160 gap-3 print:hidden">
      <WaitingPresses unsent={unsent} refused={refused} onDismiss={dismiss} />
    </div>
  )
}
