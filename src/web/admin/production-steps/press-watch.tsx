import { useStore } from '#web/ui/store.ts'
import { noticesShown } from './notices-shown.ts'
import { WaitingPresses } from './press-notices.tsx'
import { usePresses } from './use-presses.ts'

/** Sends waiting presses and shows refused ones on every page of the back office, including pages that failed to load. */
export function PressWatch() {
  const { unsent, refused, dismiss } = usePresses({})
  const shownBy = useStore(noticesShown)
  if (shownBy > 0 || (unsent.length === 0 && refused.length === 0)) return null
  return (
    <div className="mb-5 grid max-w-160 gap-3 print:hidden">
      <WaitingPresses unsent={unsent} refused={refused} onDismiss={dismiss} />
    </div>
  )
}
