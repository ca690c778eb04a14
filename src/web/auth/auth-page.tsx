import type { ReactNode } from 'react'
import { Motif, type MotifProps } from '#web/ui/motif.tsx'
import { OrnamentStrip } from '#web/ui/ornament-strip.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

export type AuthPageProps = {
  heading: ReactNode
  lead?: ReactNode
  motif?: MotifProps['name']
  children?: ReactNode
  aside?: ReactNode
}

export function AuthPage({ heading, lead, motif, children, aside }: AuthPageProps) {
  const column = (
    <div className="mx-auto w-full max-w-105 min-w-0">
      {motif && (
        <div className="mb-6 size-28 *:size-full">
          <Motif name={motif} />
        </div>
      )}
      <PageHeading size="heading-1" below={lead}>
        {heading}
      </PageHeading>
      {children && <div className="mt-8">{children}</div>}
    </div>
  )
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <OrnamentStrip height={20} />
      {aside ? (
        <div className="page-width grid items-start justify-center gap-x-24 gap-y-12 py-10 lg:grid-cols-[minmax(0,26.25rem)_minmax(0,26.25rem)] lg:py-20">
          {column}
          {aside}
        </div>
      ) : (
        <div className="page-width py-10 lg:py-24">{column}</div>
      )}
    </main>
  )
}
