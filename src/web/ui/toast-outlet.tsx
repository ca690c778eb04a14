import { lazy, Suspense } from 'react'
import { PlainToast } from './plain-toast.tsx'
import type { ToastHostProps } from './toast-host.tsx'
import { useStore } from './store.ts'
import { shownToast } from './toasts.ts'

/** Longer than the toast's code takes to load over a phone's network. A toast is often about a lost network. */
const patienceMs = 1500

const ToastHost = lazy(() =>
  Promise.race([
    import('./toast-host.tsx').then(({ ToastHost: Host }) => ({ default: Host })),
    new Promise<never>((_, reject) => setTimeout(reject, patienceMs)),
  ]).catch(() => ({ default: PlainToast })),
)

/** Rendered once in a layout. Loads `ToastHost` for the first toast, and shows a plainer toast if that fails. */
export function ToastOutlet(props: ToastHostProps) {
  const isNeeded = useStore(shownToast) !== undefined
  return <Suspense>{isNeeded && <ToastHost {...props} />}</Suspense>
}
