import type { ReactNode } from 'react'
import { OrnamentStrip } from '#web/ui/ornament-strip.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Motif, type MotifProps } from '#web/ui/motif.tsx'

export type JoiningPageProps = { heading: ReactNode; lead?: ReactNode; motif?: MotifProps['name']; children?: ReactNode }

export function JoiningPage({ heading, lead, motif, children }: JoiningPageProps) {
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <OrnamentStrip height={20} />
      <div className="page-width py-10 lg:py-20">
        <div className="mx-auto w-full max-w-140 min-w-0">
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
      </div>
    </main>
  )
}
