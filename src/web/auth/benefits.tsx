import { useShop } from '#web/browser/use-shop.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { formatPercent, formatRoundMoney } from '#contract/messages/format.ts'
import { CheckIcon } from '#web/ui/icons.tsx'
import { TulparMark } from '#web/ui/tulpar-mark.tsx'

export function Benefits() {
  const t = useMessages('auth')
  const language = useLanguage()
  const { first_purchase_discount: discount = 0, free_shipping_over: over, free_shipping_for: whom } = useShop()
  const lines = [
    ...(discount > 0 ? [t('benefits.first', { percent: formatPercent(language, discount, 2) })] : []),
    t('benefits.prices'),
    ...(over !== undefined && whom === 'members' ? [t('benefits.shipping', { amount: formatRoundMoney(over) })] : []),
    t('benefits.early'),
    t('benefits.saved'),
  ]
  return (
    <aside
      aria-labelledby="benefits"
      className="on-cloth mx-auto w-full max-w-105 overflow-hidden rounded-edge bg-lapis-cloth px-6 py-8 text-bone sm:px-8 lg:max-w-none lg:py-10"
    >
      <TulparMark tone="bone" className="size-16 lg:size-24" />
      <h2 id="benefits" className="mt-5 font-display text-heading-2">
        {t('benefits.title')}
      </h2>
      <ul className="mt-5 grid gap-3 text-body">
        {lines.map((line) => (
          <li key={line} className="flex gap-3">
            <CheckIcon className="mt-0.5 size-5 text-apricot" />
            {line}
          </li>
        ))}
      </ul>
    </aside>
  )
}
