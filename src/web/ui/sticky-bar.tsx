import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type StickyBarProps = { label: string; children: ReactNode; className?: string }

/** Fixed to the bottom of a phone's window, above its home indicator. Leave `pb-24` under the page's content. */
export function StickyBar({ label, children, className }: StickyBarProps) {
  return (
    <section
      aria-label={label}
      className={classNames(
        'fixed inset-x-0 bottom-0 z-20 border-t border-wool bg-milk px-margin pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))]',
        className,
      )}
    >
      {children}
    </section>
  )
}
