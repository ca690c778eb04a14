import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useWords } from '#web/kit/words/use-words.ts'
import { findToast, subscribeToToasts } from '#web/ui/toasts.ts'

const ToastHost = lazy(async () => ({ default: (await import('#web/ui/toast-host.tsx')).ToastHost }))

/** Loads what draws a toast when there is the first one to draw. */
export function Toasts() {
  const t = useWords('shell')
  const isNeeded = useSyncExternalStore(
    subscribeToToasts,
    () => findToast() !== undefined,
    () => false,
  )
  if (!isNeeded) return null
  return (
    <Suspense>
      <ToastHost labels={{ region: t('toasts'), close: t('action.close') }} />
    </Suspense>
  )
}
