import { lazy, Suspense } from 'react'
import type { StatusDialogProps } from './status-dialog.tsx'

const StatusDialog = lazy(() => import('./status-dialog.tsx').then((module) => ({ default: module.StatusDialog })))

/** Fetched when a status is first asked for. */
export function LazyStatusDialog(props: StatusDialogProps) {
  return (
    <Suspense>
      <StatusDialog {...props} />
    </Suspense>
  )
}
