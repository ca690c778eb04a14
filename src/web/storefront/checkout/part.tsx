import { useId, type ReactNode } from 'react'
import { Heading } from '#web/ui/heading.tsx'

export type PartProps = { title: string; children: ReactNode }

export function Part({ title, children }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Heading id={id} size="heading-3" className="mb-4">
        {title}
      </Heading>
      <div className="grid grid-cols-1 gap-5">{children}</div>
    </section>
  )
}
