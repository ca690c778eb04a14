import { isLess, type Money } from '#contract/rules/money.ts'
import { pricesOf } from '#contract/rules/pricing.ts'
import { optionPrices, type ShownPrice, viewPrices } from '#contract/rules/price-view.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { WarningIcon } from '#web/ui/icons.tsx'
import { EditNumber } from '../kit/edit/edit-fields.tsx'
import { EditSection } from '../kit/edit/edit-page.tsx'
import type { Edit } from '../kit/edit/use-edit.ts'
import { productPrices, variationPrices } from './option-prices.ts'
import type { ProductValues } from './product-values.ts'

export function PricePart({ edit }: { edit: Edit<ProductValues> }) {
  const t = useMessages('admin-product')
  const language = useLanguage()
  const { values, set } = edit
  const product = productPrices(values)
  const variations = values.order.flatMap((key) => (values.variations[key] ? [{ key, ...values.variations[key] }] : []))
  const shown = product && viewPrices(optionPrices({ ...product, variations: variations.map(variationPrices) }))

  return (
    <EditSection title={t('price.title')}>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-3 lg:grid-cols-1">
        <EditNumber edit={edit} name="price" isMoney least={0} />
        <EditNumber edit={edit} name="sale_price" isMoney least={0} />
        <EditNumber edit={edit} name="member_price" isMoney least={0} />
      </div>
      {shown && (
        <p className="rounded-edge bg-felt px-3 py-2 text-small">
          {shown.member
            ? t('price.both', { guest: range(shown.guest), member: range(shown.member) })
            : t('price.same', { guest: range(shown.guest) })}
        </p>
      )}
      {product && (
        <div aria-live="polite" className="grid gap-2 empty:hidden">
          {variations.length === 0 && <Warning prices={product} onLower={(sale) => set('member_price', sale)} />}
          {variations.map(({ key, ...variation }) => (
            <Warning
              key={key}
              name={variation.texts[language]?.['name'] || variation.texts.en?.['name'] || t('options.unnamed')}
              prices={pricesOf(product, variationPrices(variation))}
              onLower={(sale) => set('variations', { ...values.variations, [key]: { ...variation, member_price: sale } })}
            />
          ))}
        </div>
      )}
    </EditSection>
  )
}

type WarningProps = {
  name?: string
  prices: { sale_price: Money | null; member_price: Money | null }
  onLower: (sale: Money) => void
}

function Warning({ name, prices: { sale_price: sale, member_price: member }, onLower }: WarningProps) {
  const t = useMessages('admin-product')
  if (sale === null || member === null || !isLess(sale, member)) return null
  const said = { sale: formatMoney(sale), member: formatMoney(member) }
  return (
    <div className="flex gap-2 rounded-edge bg-apricot/20 px-3 py-2 text-small text-pending">
      <WarningIcon className="mt-0.5 size-4" />
      <p>
        {name && <strong>{name}: </strong>}
        {t('price.membersMore', said)}{' '}
        <button type="button" onClick={() => onLower(sale)} className="text-link font-bold">
          {t('price.lower', said)}
        </button>
      </p>
    </div>
  )
}

function range({ min, max }: ShownPrice): string {
  return min === max ? formatMoney(min) : `${formatMoney(min)} – ${formatMoney(max)}`
}
