import { lazy, Suspense } from 'react'
import type { StatusDialogProps } from './status-dialog.tsx'

const StatusDialog = lazy(() => import('./status-dialog.tsx').then((module) => ({ default: module.StatusDialog })))

/** Loads the dialog's code when a status change is first requested. */
export function LazyStatusDialog(props: StatusDialogProps) {
  return (
    <Suspense>
      <StatusDialog {...props} />
    </Suspense>
  )
}
