import type { ReactNode } from 'react'
import { Motif, type MotifProps } from '#web/ui/motif.tsx'
import { OrnamentStrip } from '#web/ui/ornament-strip.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

export type MailLinkPageProps = { motif?: MotifProps['name']; heading: ReactNode; text: ReactNode; children?: ReactNode }

export function MailLinkPage({ motif = 'golden-eagle', heading, text, children }: MailLinkPageProps) {
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <OrnamentStrip height={20} />
      <div className="page-width py-10 lg:py-20">
        <div className="mx-auto max-w-140">
          <div className="mb-6 size-28 *:size-full">
            <Motif name={motif} />
          </div>
          <PageHeading size="heading-1" below={text}>
            {heading}
          </PageHeading>
          {children && <div className="mt-8">{children}</div>}
        </div>
      </div>
    </main>
  )
}
