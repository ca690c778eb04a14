import { useEffect } from 'react'
import { classNames } from './class-names.ts'
import type { ToastHostProps } from './toast-host.tsx'
import { dismissToast, shownToast, toastDurationMs } from './toasts.ts'
import { useStore } from './store.ts'
import { wholeCodes } from './whole-codes.tsx'

/** A toast without motion or gestures, used when the code of `ToastHost` fails to load. */
export function PlainToast({ labels, place = 'corner' }: ToastHostProps) {
  const toast = useStore(shownToast)
  const id = toast?.open ? toast.id : undefined
  const goesAlone = id !== undefined && !toast?.stays
  useEffect(() => {
    if (id === undefined || !goesAlone) return
    const timer = setTimeout(() => dismissToast(id), toastDurationMs)
    return () => clearTimeout(timer)
  }, [id, goesAlone])
  if (!toast || id === undefined) return null
  return (
    <section
      aria-label={labels.region}
      className={classNames(
        'on-cloth fixed inset-x-4 top-4 z-60 mx-auto flex max-w-105 items-start gap-3 rounded-edge bg-night py-2 pr-2 pl-4 text-bone shadow-float sm:top-auto sm:bottom-6 sm:left-6 sm:mx-0',
        place === 'office' && 'sm:max-md:bottom-20 md:left-60',
      )}
    >
      <div role="alert" className="min-w-0 flex-1 py-2.5">
        <p className="text-label font-bold">{wholeCodes(toast.title)}</p>
        {toast.description && <p className="mt-0.5 text-small text-night-text">{toast.description}</p>}
      </div>
      {toast.action && (
        <button type="button" onClick={toast.action.onPress} className="min-h-11 px-2 text-small font-bold underline underline-offset-4">
          {toast.action.label}
        </button>
      )}
      <button type="button" aria-label={labels.close} onClick={() => dismissToast(id)} className="size-11 shrink-0 text-lead">
        <span aria-hidden="true">×</span>
      </button>
    </section>
  )
}
