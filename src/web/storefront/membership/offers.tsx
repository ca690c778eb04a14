import { formatDate } from '#contract/messages/format-dates.ts'
import { ProductCard } from '#web/commerce/product-card.tsx'
import { useIsOver } from '#web/commerce/use-is-over.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Heading } from '#web/ui/heading.tsx'
import type { MembershipView } from './load.ts'

const cardSizes = '(min-width: 90rem) 318px, (min-width: 64rem) 23vw, 46vw'
const grid = 'mt-6 grid grid-cols-2 gap-x-gutter gap-y-8 lg:grid-cols-4'

/** Products that only members can buy today, with the day from which everyone can. */
export function EarlyOffers({ early }: Pick<MembershipView, 'early'>) {
  const t = useMessages('info')
  const last = early.at(-1)
  const areOver = useIsOver(last?.until)
  if (!last || areOver) return null
  return (
    <section aria-labelledby="early-offers" className="page-width mb-section">
      <Heading id="early-offers" size="heading-1">
        {t('membership.early')}
      </Heading>
      <p className="mt-3 max-w-prose text-lead text-smoke">{t('membership.earlyText')}</p>
      <ul className={grid}>
        {early.map(({ card, until }) => (
          <EarlyOffer key={card.id} card={card} until={until} />
        ))}
      </ul>
    </section>
  )
}

function EarlyOffer({ card, until }: MembershipView['early'][number]) {
  const t = useMessages('info')
  const language = useLanguage()
  const isOver = useIsOver(until)
  if (isOver) return null
  return (
    <li>
      <ProductCard product={card} sizes={cardSizes} level={3} />
      {until !== null && (
        <p className="mt-1 text-small text-smoke">{t('membership.forEverybody', { date: formatDate(language, until, { year: false }) })}</p>
      )}
    </li>
  )
}

export function ReducedOffers({ reduced }: Pick<MembershipView, 'reduced'>) {
  const t = useMessages('info')
  if (reduced.length === 0) return null
  return (
    <section aria-labelledby="reduced-offers" className="page-width mb-section">
      <Heading id="reduced-offers" size="heading-1">
        {t('membership.reduced')}
      </Heading>
      <p className="mt-3 max-w-prose text-lead text-smoke">{t('membership.reducedText')}</p>
      <ul className={grid}>
        {reduced.map((card) => (
          <li key={card.id}>
            <ProductCard product={card} sizes={cardSizes} level={3} />
          </li>
        ))}
      </ul>
    </section>
  )
}
