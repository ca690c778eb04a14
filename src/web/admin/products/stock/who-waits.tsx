import type { ListedProduct } from '../listed-product.ts'
import type { StockNoticeCounts } from '#contract/stock-notices.ts'
import { formatNumber } from '#contract/messages/format.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'

export type WhoWaitsProps = { product: Pick<ListedProduct, 'variations'>; counts: StockNoticeCounts }

export function WhoWaits({ product, counts: { waiting, total } }: WhoWaitsProps) {
  const t = useMessages('admin-products')
  const language = useLanguage()
  return (
    <section aria-label={t('waiting.title')}>
      <h2 className="text-label font-bold">{t('waiting.title')}</h2>
      <p className="text-small text-smoke">{total === 0 ? t('waiting.none') : t('waiting.total', { count: total })}</p>
      {total > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2 text-small">
          {waiting.map(({ variation_id, size, count }) => (
            <li key={`${variation_id} ${size}`} className="rounded-chip border border-wool bg-surface px-2.5 py-1">
              {[product.variations.find(({ id }) => id === variation_id)?.name, size].filter(Boolean).join(', ') || t('waiting.any')}{' '}
              <b className="figures">{formatNumber(language, count)}</b>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
