import { pages } from '#contract/pages.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { OrnamentStrip } from '#web/ui/ornament-strip.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { TulparMark } from '#web/ui/tulpar-mark.tsx'
import { ContentBody } from '#web/commerce/content/content-body.tsx'
import { PageHead, shorten } from '#web/commerce/page-head.tsx'
import type { Route } from './+types/page'
import { JoinBand, JoinLink } from './join-band.tsx'
import { loadMembership } from './load.ts'
import { EarlyOffers, ReducedOffers } from './offers.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return loadMembership(context.get(apiContext), context.get(visitContext))
}

export default function MembershipPage({ loaderData: { page, early, reduced } }: Route.ComponentProps) {
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <PageHead title={page.title} description={shorten(page.summary)} path={pages.membership()} />
      <OrnamentStrip pattern="tile" height={24} />
      <div className="page-width py-10 lg:py-20">
        <div className="grid items-center gap-6 lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-16">
          <div className="grid gap-6 lg:gap-8">
            <PageHeading size="display-1" below={<span className="text-lead">{page.summary}</span>}>
              {page.title}
            </PageHeading>
            <JoinLink />
          </div>
          <TulparMark className="size-32 max-lg:row-start-1 lg:mr-[6vw] lg:size-64" />
        </div>
        <div className="mt-12 grid grid-cols-1 gap-x-16 gap-y-10 sm:grid-cols-2 lg:mt-16 lg:grid-cols-3">
          {page.sections.map(({ anchor, heading, body }) => (
            <section
              key={anchor}
              id={anchor}
              aria-labelledby={heading === '' ? undefined : `${anchor}-heading`}
              className="scroll-mt-24 border-t-2 border-tile pt-5"
            >
              {heading !== '' && (
                <h2 id={`${anchor}-heading`} className="font-display text-heading-3">
                  {heading}
                </h2>
              )}
              <div className="mt-3 grid gap-3 text-body">
                <ContentBody text={body} />
              </div>
            </section>
          ))}
        </div>
      </div>
      <EarlyOffers early={early} />
      <ReducedOffers reduced={reduced} />
      <JoinBand />
    </main>
  )
}
