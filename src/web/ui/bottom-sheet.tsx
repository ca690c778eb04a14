import { Drawer as Base } from '@base-ui/react/drawer'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import { CloseIcon } from './icons.tsx'

export type BottomSheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  closeLabel: string
  children: ReactNode
  /** Stays in sight: "Show 21 products". */
  footer?: ReactNode
}

/** For phones: rises from below and is swiped away. Load with `lazy()` when first opened. */
export function BottomSheet({ open, onOpenChange, title, closeLabel, children, footer }: BottomSheetProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange} swipeDirection="down">
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-280 ease-enter data-ending-style:opacity-0 data-ending-style:ease-leave starting:opacity-0" />
        <Base.Viewport className="fixed inset-0 z-40 flex items-end justify-center">
          <Base.Popup className="flex max-h-[88dvh] w-full max-w-160 translate-y-(--drawer-swipe-movement-y) flex-col rounded-t-edge bg-surface text-ink shadow-float transition-[translate,opacity] duration-280 ease-enter outline-none data-ending-style:translate-y-full data-ending-style:ease-leave data-swiping:duration-0 motion-reduce:data-ending-style:translate-y-0 motion-reduce:data-ending-style:opacity-0 starting:translate-y-full">
            <div aria-hidden="true" className="mx-auto mt-2.5 h-1 w-10 shrink-0 rounded-full bg-edge" />
            <div className="flex items-center justify-between gap-4 border-b border-wool py-1.5 pr-2 pl-4">
              <Base.Title className="font-display text-heading-3">{title}</Base.Title>
              <Base.Close render={<IconButton label={closeLabel} />}>
                <CloseIcon />
              </Base.Close>
            </div>
            <Base.Content className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-4">{children}</Base.Content>
            {footer && <div className="border-t border-wool px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">{footer}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
