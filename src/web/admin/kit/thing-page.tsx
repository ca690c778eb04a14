import type { ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import type { StaffTopic } from '#contract/live.ts'
import { ChevronLeftIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'
import { AdminHeading } from '../admin-heading.tsx'
import { useStaffTopic } from '../live/use-staff-topic.ts'

export type ThingPageProps = {
  /** Read again when others change it. */
  thing: { topic: StaffTopic; id: string }
  back: { to: string; label: string }
  title: ReactNode
  chip: ReactNode
  below: readonly string[]
  children: ReactNode
  aside: ReactNode
}

/** One thing of a list: what it says on the left, what staff decide of it beside. */
export function ThingPage({ thing: { topic, id }, back, title, chip, below, children, aside }: ThingPageProps) {
  const { revalidate } = useRevalidator()
  useStaffTopic(topic, (ids) => {
    if (ids === 'missed' || ids.includes(id)) void revalidate()
  })
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <Link to={back.to} className="-ml-1 inline-flex min-h-8 items-center gap-1 rounded-chip font-medium text-smoke hover:text-ink">
          <ChevronLeftIcon className="size-4" />
          {back.label}
        </Link>
        <AdminHeading below={below.join(' · ')}>
          <span className="flex flex-wrap items-center gap-3">
            {title}
            {chip}
          </span>
        </AdminHeading>
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-5">{children}</div>
        <div className="grid min-w-0 gap-5">{aside}</div>
      </div>
    </article>
  )
}
