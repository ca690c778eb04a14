import { useId, type ReactNode } from 'react'
import { Heading } from '#web/ui/heading.tsx'

export type PartProps = { title: string; aside?: ReactNode; children: ReactNode; className?: string }

export function Part({ title, aside, children, className }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={className}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 border-t-[1.5px] border-ink pt-3">
        <Heading id={id} size="heading-3">
          {title}
        </Heading>
        {aside}
      </div>
      {children}
    </section>
  )
}
