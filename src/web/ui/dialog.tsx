import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { CloseIcon } from './icons.tsx'
import { wholeCodes } from './whole-codes.tsx'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  titleHidden?: boolean
  description?: ReactNode
  closeLabel: string
  children?: ReactNode
  /** Buttons at the bottom, the confirming one last. */
  actions?: ReactNode
  /** 420, 560 or 880 px. */
  size?: 'small' | 'medium' | 'large'
  /** A press outside does not close it: for input that would be lost. */
  firm?: boolean
}

const sizes = { small: 'max-w-105', medium: 'max-w-140', large: 'max-w-220' } as const

/** Load with `lazy()` on first open. Escape closes it; focus stays inside and returns afterwards. */
export function Dialog({
  open,
  onOpenChange,
  title,
  titleHidden = false,
  description,
  closeLabel,
  children,
  actions,
  size = 'medium',
  firm = false,
}: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange} disablePointerDismissal={firm}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-200 ease-enter data-ending-style:opacity-0 data-ending-style:ease-leave starting:opacity-0" />
        <Base.Viewport className="fixed inset-0 z-40 flex items-end justify-center overflow-y-auto sm:items-center sm:p-6">
          <Base.Popup
            className={classNames(
              'relative flex max-h-[92dvh] w-full flex-col overflow-hidden rounded-t-edge bg-surface text-ink shadow-float transition-[opacity,translate] duration-200 ease-enter outline-none data-ending-style:translate-y-4 data-ending-style:opacity-0 data-ending-style:ease-leave sm:max-h-full sm:rounded-edge starting:translate-y-4 starting:opacity-0',
              sizes[size],
            )}
          >
            <div
              className={classNames(
                'flex items-start justify-between gap-4 px-6 pt-5',
                titleHidden ? 'absolute top-0 right-0 z-10 pr-3' : 'pb-1',
              )}
            >
              <Base.Title className={titleHidden ? 'sr-only' : 'font-display min-w-0 pt-1.5 text-heading-3'}>
                {wholeCodes(title)}
              </Base.Title>
              <Base.Close render={<IconButton label={closeLabel} className="-mr-3" />}>
                <CloseIcon />
              </Base.Close>
            </div>
            <div className="min-h-0 overflow-y-auto overscroll-contain px-6 pb-6">
              {description && <Base.Description className="mt-1 mb-4 text-body text-smoke">{wholeCodes(description)}</Base.Description>}
              {children}
            </div>
            {actions && (
              <div className="flex flex-col-reverse gap-3 border-t border-wool px-6 py-4 sm:flex-row sm:justify-end">{actions}</div>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
