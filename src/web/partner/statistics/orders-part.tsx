import type { Referral } from '#contract/partner-area.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { partnerPages } from '#contract/partner-pages.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Heading } from '#web/ui/heading.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import type { Span } from './read-span.ts'

export type OrdersPartProps = { list: { referrals: readonly Referral[]; total: number; page: number; limit: number }; span: Span }

/** Each order with its day, place and amount; the buyer stays private. */
export function OrdersPart({ list, span: { from, to, location } }: OrdersPartProps) {
  const t = useMessages('partner-figures')
  const tArea = useMessages('partner-area')
  const language = useLanguage()
  return (
    <section aria-labelledby="brought" className="mt-12">
      <Heading id="brought" size="heading-3">
        {t('orders.title')}
      </Heading>
      <p className="mt-2 max-w-prose text-label text-smoke">{t('orders.text')}</p>
      {list.referrals.length === 0 ? (
        <p className="mt-4 text-body text-smoke">{t('orders.none')}</p>
      ) : (
        <ul className="mt-4 grid border-t border-wool">
          {list.referrals.map(({ id, day, location: place, amount, commission, state, approves_on }) => (
            <li key={id} className="grid gap-y-0.5 border-b border-wool py-3">
              <div className="flex justify-between gap-x-6">
                <p className="min-w-0 text-body">
                  <b className="figures font-bold">{formatDate(language, day)}</b> · {place ?? tArea('places.own')}
                </p>
                <p className="figures text-right font-bold whitespace-nowrap">{formatMoney(commission)}</p>
              </div>
              <div className="flex flex-wrap justify-between gap-x-6 text-small text-smoke">
                <p>
                  {state === 'pending' && approves_on !== null
                    ? t('orders.approvesOn', { date: formatDate(language, approves_on) })
                    : t(`orders.state.${state}`)}
                </p>
                <p className="figures ml-auto text-right">{t('orders.of', { amount: formatMoney(amount) })}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-6 empty:hidden">
        <Pagination
          page={list.page}
          pageCount={Math.ceil(list.total / list.limit)}
          addressOf={(page) => partnerPages.statistics({ from, to, location, page: page === 1 ? undefined : page })}
          labels={{
            navigation: t('orders.pages'),
            previous: t('orders.previous'),
            next: t('orders.next'),
            page: (page) => t('orders.page', { page }),
          }}
        />
      </div>
    </section>
  )
}
