import { createListeners } from '#web/ui/listeners.ts'
import type { Store } from '#web/ui/store.ts'

type Options<Value> = {
  key: string
  place?: 'localStorage' | 'sessionStorage'
  /** Receives null if nothing is stored. */
  parse: (text: string | null) => Value
  /** Null removes the stored text. */
  format: (value: Value) => string | null
  /** Called after another tab has changed it. */
  onOtherTab?: () => void
}

/**
 * A store whose value is in the browser's storage, so it outlives the page; in `localStorage` all tabs share it. A browser that refuses
 * storage keeps the value as long as the page.
 */
export function createStoredValue<Value>({ key, place = 'localStorage', parse, format, onOtherTab }: Options<Value>): Store<Value> {
  const initial = parse(null)
  /** A text that the browser refused to store. */
  let unstored: string | null = null
  let known: { text: string | null; value: Value } = { text: null, value: initial }
  const { subscribe, tell } = createListeners(place === 'localStorage' ? followOtherTabs : undefined)

  function followOtherTabs({ key: changed }: StorageEvent): void {
    if (changed !== null && changed !== key) return
    unstored = null
    onOtherTab?.()
    tell()
  }

  function readText(): string | null {
    try {
      return unstored ?? globalThis[place].getItem(key)
    } catch {
      return null
    }
  }

  return {
    subscribe,
    initial,
    read() {
      const text = readText()
      if (text !== known.text) known = { text, value: parse(text) }
      return known.value
    },
    set(value) {
      const text = format(value)
      unstored = null
      try {
        if (text === null) globalThis[place].removeItem(key)
        else globalThis[place].setItem(key, text)
      } catch {
        unstored = text
      }
      tell()
    },
  }
}
