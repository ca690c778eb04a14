import { type ReactNode, useId } from 'react'

export type PartProps = { title: string; aside?: ReactNode; children: ReactNode; className?: string }

export function Part({ title, aside, children, className = 'px-4 pb-4' }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-edge border border-wool bg-surface break-inside-avoid print:mb-4">
      <div className="flex min-h-11 items-center justify-between gap-3 px-4">
        <h2 id={id} className="text-label font-bold">
          {title}
        </h2>
        {aside}
      </div>
      <div className={className}>{children}</div>
    </section>
  )
}
