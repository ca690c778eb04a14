import { useEffect, useEffectEvent } from 'react'

/** A scanner types faster than a person. A longer pause begins a new text. */
const pauseMs = 400
const shortest = 4
const longest = 600

/** Reads a USB or Bluetooth scanner, which types the code and presses Enter. Works wherever the focus is, except in form fields. */
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
          // Prevents the scanner's Enter from pressing the focused button.
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
