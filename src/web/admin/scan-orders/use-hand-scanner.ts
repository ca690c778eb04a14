import { useEffect, useEffectEvent } from 'react'

/** A scanner types faster than anybody; what was typed with longer pauses belongs together no more. */
const pauseMs = 400
const shortest = 4
const longest = 600

/** A scanner at the USB socket or by Bluetooth types what it read and presses Enter, wherever the page's focus is; fields keep what is typed in them. */
export function useHandScanner(onCode: (code: string) => void): void {
  const tell = useEffectEvent(onCode)

  useEffect(() => {
    let typed = ''
    let at = 0
    function handleKey(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return
      if (event.timeStamp - at > pauseMs) typed = ''
      at = event.timeStamp
      if (event.key === 'Enter') {
        if (typed.length >= shortest) {
          // The button that has the focus is not pressed by a scanner.
          event.preventDefault()
          event.stopPropagation()
          tell(typed)
        }
        typed = ''
      } else if (event.key.length === 1) typed = (typed + event.key).slice(-longest)
    }
    window.addEventListener('keydown', handleKey, { capture: true })
    return () => window.removeEventListener('keydown', handleKey, { capture: true })
  }, [])
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
}
