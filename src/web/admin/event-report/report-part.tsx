import { type ReactNode, useId } from 'react'

export type ReportPartProps = { title: string; aside?: ReactNode; children: ReactNode }

/** One framed part of the report. It is not split across printed pages. */
export function ReportPart({ title, aside, children }: ReportPartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-edge border border-wool bg-surface px-4 pt-3 pb-4 break-inside-avoid">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-3">
        <h2 id={id} className="text-label font-bold">
          {title}
        </h2>
        {aside && <span className="figures text-small text-smoke">{aside}</span>}
      </div>
      {children}
    </section>
  )
}
