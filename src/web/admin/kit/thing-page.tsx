import type { ReactNode } from 'react'
import type { StaffTopic } from '#contract/live.ts'
import { BackLink } from './back-link.tsx'
import { AdminHeading } from '../admin-heading.tsx'
import { useLivePage } from '../live/use-live-page.ts'

export type ThingPageProps = {
  /** The record of the page, which is read again after others change it. */
  thing: { topic: StaffTopic; id: string }
  back: { to: string; label: string }
  title: ReactNode
  chip: ReactNode
  below: readonly string[]
  children: ReactNode
  aside: ReactNode
}

export function ThingPage({ thing: { topic, id }, back, title, chip, below, children, aside }: ThingPageProps) {
  useLivePage(topic, id)
  return (
    <article className="grid grid-cols-1 gap-5">
      <div>
        <BackLink to={back.to}>{back.label}</BackLink>
        <AdminHeading below={below.join(' · ')}>
          <span className="flex flex-wrap items-center gap-3">
            {title}
            {chip}
          </span>
        </AdminHeading>
      </div>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 grid-cols-1 gap-5">{children}</div>
        <div className="grid min-w-0 grid-cols-1 gap-5">{aside}</div>
      </div>
    </article>
  )
}
