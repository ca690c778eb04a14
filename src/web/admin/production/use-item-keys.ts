import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useKeys } from '../kit/keys/keyboard.tsx'

const items = '[data-card], [data-item]'

/** From item to item, whatever the view: down a column, then to the next one. Enter opens what has the focus, and Tab leads to its handle. */
export function useItemKeys(): void {
  const t = useMessages('admin-production')
  useKeys([
    { keys: 'j', label: t('key.next'), group: 'page', act: () => move(1) },
    { keys: 'k', label: t('key.previous'), group: 'page', act: () => move(-1) },
  ])
}

function move(step: 1 | -1): void {
  // Rows of the list are in the page twice: for a phone, and for all others.
  const shown = [...document.querySelectorAll<HTMLElement>(items)].filter((item) => item.offsetParent !== null)
  const now = document.activeElement?.closest<HTMLElement>(items)
  const at = now ? shown.indexOf(now) + step : step === 1 ? 0 : shown.length - 1
  shown[Math.max(0, Math.min(shown.length - 1, at))]?.querySelector('a')?.focus()
}
