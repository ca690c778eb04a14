import { useId, type ReactNode } from 'react'
import { Heading } from '#web/ui/heading.tsx'

export type SecurityPartProps = { title: string; text?: ReactNode; aside?: ReactNode; children?: ReactNode }

export function SecurityPart({ title, text, aside, children }: SecurityPartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t-[1.5px] border-ink pt-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
        <Heading id={id} size="heading-3">
          {title}
        </Heading>
        {aside}
      </div>
      {text && <p className="mt-2 max-w-prose text-label text-smoke">{text}</p>}
      {children && <div className="mt-4">{children}</div>}
    </section>
  )
}
