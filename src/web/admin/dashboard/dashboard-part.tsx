import { type ReactNode, useId } from 'react'

export type DashboardPartProps = { id?: string; title: string; aside?: ReactNode; children: ReactNode }

export function DashboardPart({ id, title, aside, children }: DashboardPartProps) {
  const headingId = useId()
  return (
    <section id={id} aria-labelledby={headingId} className="min-w-0 self-start rounded-edge border border-wool bg-surface">
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 px-4 py-1">
        <h2 id={headingId} className="text-label font-bold">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
