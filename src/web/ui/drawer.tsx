import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { CloseIcon } from './icons.tsx'

export type DrawerProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  closeLabel: string
  children: ReactNode
  /** Stays visible below the scrolling part: the total and the button. */
  footer?: ReactNode
  side?: 'right' | 'left'
}

const sides = {
  right: 'right-0 data-ending-style:translate-x-full starting:translate-x-full',
  left: 'left-0 data-ending-style:-translate-x-full starting:-translate-x-full',
} as const

/** 440 px wide at the side, the whole window on a phone. Load with `lazy()` on first open. */
export function Drawer({ open, onOpenChange, title, closeLabel, children, footer, side = 'right' }: DrawerProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-280 ease-enter data-ending-style:opacity-0 data-ending-style:ease-leave starting:opacity-0" />
        <Base.Popup
          className={`fixed inset-y-0 z-40 flex w-full flex-col bg-surface text-ink shadow-float transition-[translate,opacity] duration-280 ease-enter outline-none data-ending-style:ease-leave sm:w-110 motion-reduce:data-ending-style:translate-x-0 motion-reduce:data-ending-style:opacity-0 ${sides[side]}`}
        >
          <div className="flex min-h-16 items-center justify-between gap-4 border-b border-wool py-2 pr-3 pl-6">
            <Base.Title className="font-display text-heading-3">{title}</Base.Title>
            <Base.Close render={<IconButton label={closeLabel} />}>
              <CloseIcon />
            </Base.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 py-5">{children}</div>
          {footer && <div className="border-t border-wool px-6 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))]">{footer}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
