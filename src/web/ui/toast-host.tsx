import { Toast as Base } from '@base-ui/react/toast'
import { useEffect, useEffectEvent } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from './icons.tsx'
import { Kbd } from './kbd.tsx'
import { useStore } from './store.ts'
import { dismissToast, shownToast, toastDurationMs, type ToastMessage } from './toasts.ts'
import { wholeCodes } from './whole-codes.tsx'

export type ToastHostProps = {
  labels: { region: string; close: string }
  /** `office`: to the right of the back office's dark side column, at the bottom of the page. */
  place?: 'corner' | 'office'
}

/**
 * Rendered once per page. Shows the toasts of `showToast`, clear of a phone's buy bar and the cart drawer. Layouts use `ToastOutlet`
 * instead.
 */
export function ToastHost(props: ToastHostProps) {
  return (
    <Base.Provider limit={1} timeout={toastDurationMs}>
      <ToastRegion {...props} />
    </Base.Provider>
  )
}

const icons = { neutral: InfoIcon, success: CheckIcon, error: WarningIcon } as const

function ToastRegion({ labels, place = 'corner' }: ToastHostProps) {
  const { toasts, add, close } = Base.useToastManager<ToastMessage>()
  const latest = useStore(shownToast)

  const show = useEffectEvent(() => {
    if (!latest?.open) return undefined
    const { id, title, description, tone = 'neutral', action, stays = false } = latest
    return add({
      title: wholeCodes(title),
      description,
      type: tone,
      ...(stays && { timeout: 0 }),
      data: latest,
      priority: tone === 'error' ? 'high' : 'low',
      actionProps: action && { children: action.label, onClick: action.onPress },
      onClose: () => dismissToast(id),
    })
  })
  const leave = useEffectEvent((shown: string) => close(shown))

  const latestId = latest?.id
  useEffect(() => {
    const shown = latestId === undefined ? undefined : show()
    return () => {
      if (shown) leave(shown)
    }
  }, [latestId])

  return (
    <Base.Portal>
      <Base.Viewport
        aria-label={labels.region}
        className={classNames(
          'fixed inset-x-4 top-[max(1rem,env(safe-area-inset-top))] z-60 mx-auto max-w-105 outline-none sm:top-auto sm:right-auto sm:bottom-6 sm:left-6 sm:mx-0 sm:w-105',
          // Above the bar of the selection or of unsaved changes.
          place === 'office' && 'sm:max-md:bottom-20 md:left-60 md:[body:has([data-bulk],[data-foot-bar]>*)_&]:bottom-20',
        )}
      >
        {toasts.map((toast) => {
          const tone = toast.data?.tone ?? 'neutral'
          const Icon = icons[tone]
          return (
            <Base.Root
              key={toast.id}
              toast={toast}
              swipeDirection={['up', 'left']}
              // Otherwise an error is hidden from screen readers, while its buttons can still take the keyboard focus.
              aria-hidden={undefined}
              className="on-cloth absolute inset-x-0 top-0 sm:top-auto sm:bottom-0 translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y) rounded-edge bg-night text-bone shadow-float dark:ring-1 dark:ring-night-raised transition-[opacity,translate] duration-200 ease-enter data-ending-style:opacity-0 data-ending-style:ease-leave data-limited:opacity-0 starting:-translate-y-3 starting:opacity-0 sm:starting:translate-y-3"
            >
              <Base.Content className="flex items-start gap-3 py-2 pr-2 pl-4">
                <Icon className={classNames('mt-3 size-5', tone === 'error' ? 'text-apricot' : 'text-night-text')} />
                <div className="min-w-0 flex-1 py-2.5">
                  <Base.Title className="text-label font-bold" />
                  <Base.Description className="mt-0.5 text-small text-night-text" />
                  {toast.actionProps && (
                    <span className="mt-1.5 flex items-center gap-2">
                      <Base.Action className="hit-area rounded-chip text-small font-bold underline underline-offset-4 hover:decoration-2" />
                      {toast.data?.action?.keys && (
                        <span className="max-sm:hidden">
                          <Kbd onCloth>{toast.data.action.keys}</Kbd>
                        </span>
                      )}
                    </span>
                  )}
                </div>
                <Base.Close aria-hidden={undefined} render={<IconButton look="onCloth" label={labels.close} />}>
                  <CloseIcon className="size-4" />
                </Base.Close>
              </Base.Content>
            </Base.Root>
          )
        })}
      </Base.Viewport>
    </Base.Portal>
  )
}
