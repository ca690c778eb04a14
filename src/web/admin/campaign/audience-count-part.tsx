import { formatNumber } from '#contract/messages/format.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { useShop } from '#web/browser/use-shop.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Counted } from './use-audience-count.ts'

export function AudienceCountPart({ count, isCounting, hasFailed }: Counted) {
  const t = useMessages('admin-campaigns')
  const language = useLanguage()
  const { languages } = useShop()
  if (!count) return hasFailed ? <p className="text-small text-pomegranate">{t('audience.failed')}</p> : <Skeleton className="h-40" />
  const { recipients, by_language, left_out } = count
  const reasons = left_out.filter((each) => each.count > 0)
  return (
    <div
      aria-live="polite"
      aria-busy={isCounting}
      className={classNames('self-start rounded-edge bg-office p-4', isCounting && 'opacity-60')}
    >
      <p className="figures text-heading-3 font-bold">{t('audience.recipients', { count: recipients })}</p>
      <dl className="figures mt-1 flex flex-wrap gap-x-5 text-small text-smoke">
        {languages.map((one) => (
          <div key={one} className="flex gap-1.5">
            <dt>{t(`language.${one}`)}</dt>
            <dd className="font-medium text-ink">{formatNumber(language, by_language[one])}</dd>
          </div>
        ))}
      </dl>
      {hasFailed && <p className="mt-2 text-small text-pomegranate">{t('audience.failed')}</p>}
      {reasons.length > 0 && (
        <>
          <p className="mt-4 mb-1 text-small font-medium">{t('audience.leftOut')}</p>
          <dl className="grid gap-1 text-small">
            {reasons.map(({ reason, count: people }) => (
              <div key={reason} className="flex justify-between gap-4">
                <dt className="text-smoke">{t(`leftOut.${reason}`)}</dt>
                <dd className="figures">{formatNumber(language, people)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p className="mt-4 text-tiny text-smoke">{t('audience.rule')}</p>
    </div>
  )
}
