import { lazy, Suspense, useSyncExternalStore } from 'react'
import { PlainToast } from './plain-toast.tsx'
import type { ToastHostProps } from './toast-host.tsx'
import { findToast, subscribeToToasts } from './toasts.ts'

/** Longer than it takes to fetch what draws a toast over a phone's network; a toast is often about the network being gone. */
const patienceMs = 1500

const ToastHost = lazy(() =>
  Promise.race([
    import('./toast-host.tsx').then(({ ToastHost: Host }) => ({ default: Host })),
    new Promise<never>((_, reject) => setTimeout(reject, patienceMs)),
  ]).catch(() => ({ default: PlainToast })),
)

/** Stands once in a layout. Loads what draws a toast when there is the first one to draw, and does without when it can't be had. */
export function ToastOutlet(props: ToastHostProps) {
  const isNeeded = useSyncExternalStore(
    subscribeToToasts,
    () => findToast() !== undefined,
    () => false,
  )
  return <Suspense>{isNeeded && <ToastHost {...props} />}</Suspense>
}
