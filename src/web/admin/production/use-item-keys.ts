import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useKeys } from '../kit/keys/keyboard.tsx'

const items = '[data-card], [data-item]'

/** Keys to move between items in every view, down each column in turn. Enter opens the focused item and Tab reaches its handle. */
export function useItemKeys(): void {
  const t = useMessages('admin-production')
  useKeys([
    { keys: 'j', label: t('key.next'), group: 'page', act: () => move(1) },
    { keys: 'k', label: t('key.previous'), group: 'page', act: () => move(-1) },
  ])
}

function move(step: 1 | -1): void {
  // The page contains each row of the list twice, for phones and for other screens, so hidden ones are skipped.
  const shown = [...document.querySelectorAll<HTMLElement>(items)].filter((item) => item.offsetParent !== null)
  const now = document.activeElement?.closest<HTMLElement>(items)
  const at = now ? shown.indexOf(now) + step : step === 1 ? 0 : shown.length - 1
  shown[Math.max(0, Math.min(shown.length - 1, at))]?.querySelector('a')?.focus()
}
