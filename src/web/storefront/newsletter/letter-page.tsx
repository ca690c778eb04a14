import type { ReactNode } from 'react'
import { OrnamentStrip } from '#web/ui/ornament-strip.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

/** The narrow page of everything about letters. */
export function LetterPage({ heading, text, children }: { heading: ReactNode; text: ReactNode; children?: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <OrnamentStrip height={20} />
      <div className="page-width py-12 lg:py-24">
        <div className="mx-auto max-w-140">
          <PageHeading size="heading-1" below={text}>
            {heading}
          </PageHeading>
          <div className="mt-8">{children}</div>
        </div>
      </div>
    </main>
  )
}
