import { formatMoney } from '#contract/messages/format.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { PriceChange } from './price-changes.ts'

export function PriceChangeNotice({ changes }: { changes: readonly PriceChange[] }) {
  const t = useMessages('cart')
  if (changes.length === 0) return null
  return (
    <Notice announced title={t('pricesChanged')}>
      <ul>
        {changes.map(({ key, name, from, to }) => (
          <li key={key}>{t('priceChange', { name, from: formatMoney(from), to: formatMoney(to) })}</li>
        ))}
      </ul>
    </Notice>
  )
}
