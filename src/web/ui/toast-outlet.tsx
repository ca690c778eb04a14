import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { ToastHostProps } from './toast-host.tsx'
import { findToast, subscribeToToasts } from './toasts.ts'

const ToastHost = lazy(async () => ({ default: (await import('./toast-host.tsx')).ToastHost }))

export type ToastOutletProps = ToastHostProps

/** Stands once in a layout. The host, 28 kB, arrives with the first toast of a visit. */
export function ToastOutlet(props: ToastOutletProps) {
  const needed = useSyncExternalStore(
    subscribeToToasts,
    () => findToast() !== undefined,
    () => false,
  )
  if (!needed) return null
  return (
    <Suspense fallback={null}>
      <ToastHost {...props} />
    </Suspense>
  )
}
