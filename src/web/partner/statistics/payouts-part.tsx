import { statementAddress } from '#contract/addresses-beside.ts'
import type { Payout } from '#contract/partner-area.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { Heading } from '#web/ui/heading.tsx'
import { DownloadIcon } from '#web/ui/icons.tsx'

export function PayoutsPart({ payouts }: { payouts: readonly Payout[] }) {
  const t = useMessages('partner-figures')
  const language = useLanguage()
  return (
    <section aria-labelledby="payouts" className="mt-12">
      <Heading id="payouts" size="heading-3">
        {t('payouts.title')}
      </Heading>
      {payouts.length === 0 ? (
        <p className="mt-3 text-body text-smoke">{t('payouts.none')}</p>
      ) : (
        <ul className="mt-3 grid border-t border-wool">
          {payouts.map(({ id, amount, reference, paid_at, rows, undoes, is_undone }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-wool py-3">
              <div className="min-w-0">
                <p className="figures text-body font-bold">{formatMoney(amount)}</p>
                <p className="text-small break-words text-smoke">
                  {[
                    formatDate(language, paid_at),
                    reference,
                    undoes === null ? t('payouts.rows', { count: rows }) : t('payouts.counterEntry'),
                    ...(is_undone ? [t('payouts.undone')] : []),
                  ].join(' · ')}
                </p>
              </div>
              {undoes === null && (
                <a
                  href={statementAddress(id, language)}
                  download
                  aria-label={t('payouts.statementOf', { date: formatDate(language, paid_at) })}
                  className={buttonLook({ tone: 'quiet', size: 'small' })}
                >
                  <DownloadIcon className="size-4.5" />
                  {t('payouts.statement')}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
