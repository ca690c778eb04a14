import type { ReactNode } from 'react'

export type ColumnsProps = { children: ReactNode; aside: ReactNode; asideLabel: string }

/** The form, and a felt column up to the window's edge. A phone has no felt, and the form shows the total itself. */
export function Columns({ children, aside, asideLabel }: ColumnsProps) {
  return (
    <div className="lg:grid lg:min-h-[calc(100dvh-5.75rem)] lg:grid-cols-[minmax(0,11fr)_minmax(0,7fr)]">
      <main id="content" tabIndex={-1} className="outline-none lg:flex lg:justify-end">
        <div className="mx-auto w-full max-w-160 px-4 pt-7 pb-16 sm:px-6 lg:mx-0 lg:max-w-220 lg:pt-11 lg:pr-12 lg:pl-10 xl:pr-18 xl:pl-24">
          {children}
        </div>
      </main>
      <aside aria-label={asideLabel} className="hidden bg-felt lg:block">
        <div className="sticky top-0 max-h-dvh max-w-140 overflow-y-auto px-8 pt-11 pb-12 xl:pr-24 xl:pl-14">{aside}</div>
      </aside>
    </div>
  )
}
