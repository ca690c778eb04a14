import { useState } from 'react'
import type { AdminProduct } from '#contract/admin-products.ts'
import { pricesOf, unitPrice } from '#contract/rules/pricing.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { useShop } from '#web/browser/use-shop.ts'
import { classNames } from '#web/ui/class-names.ts'
import { PlusIcon } from '#web/ui/icons.tsx'
import { Thumbnail } from '#web/ui/thumbnail.tsx'
import type { DraftLine } from './order-draft.ts'

export type ProductResultProps = { product: AdminProduct; isMember: boolean; onAdd: (line: DraftLine) => void }

export function ProductResult({ product, isMember, onAdd }: ProductResultProps) {
  const t = useMessages('admin-new-order')
  const language = useLanguage()
  const { low_stock_at: few } = useShop()
  const [chosenId, setChosenId] = useState<string>()
  const { variations, sizes } = product
  const leftOf = (variationId: string | null, size: string | null) =>
    product.stock
      .filter((level) => (level.variation_id === null || level.variation_id === variationId) && (size === null || level.size === size))
      .reduce((sum, { available }) => sum + Math.max(available, 0), 0)
  const variation = variations.find(({ id }) => id === chosenId) ?? variations.find(({ id }) => leftOf(id, null) > 0) ?? variations[0]
  const variationId = variation?.id ?? null
  const variationName = variation && (variation.translations[language]?.name || variation.name)
  const name = product.translations[language]?.name || product.name
  const image =
    product.images.find(({ variation_id }) => variation_id !== null && variation_id === variationId) ??
    product.images.find(({ is_featured }) => is_featured) ??
    product.images[0]
  const prices = pricesOf(product, variation)
  const price = unitPrice(prices, isMember)
  const shownName = variations.length > 1 ? variationName : undefined

  const lineOf = (size: string | null): DraftLine => ({
    product_id: product.id,
    variation_id: variationId,
    size,
    quantity: 1,
    name,
    option: [shownName, size].filter(Boolean).join(' · '),
    imageKey: image?.image_key ?? null,
  })

  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3 gap-y-2 bg-surface p-3">
      <Thumbnail imageKey={image?.image_key} alt="" size={56} className="size-14" />
      <div className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-4">
        <p className="min-w-0 font-bold break-words">
          {name}
          <span className="figures block text-tiny font-normal text-smoke">{product.sku}</span>
        </p>
        <p className="figures font-bold">
          {formatMoney(price)} {price !== prices.price && <s className="ml-1 font-normal text-smoke">{formatMoney(prices.price)}</s>}
        </p>
      </div>
      {variations.length > 1 && (
        <fieldset className="col-span-2 flex flex-wrap gap-1.5">
          <legend className="sr-only">{t('items.variation', { name })}</legend>
          {variations.map((one) => (
            <label
              key={one.id}
              className="press relative inline-flex min-h-11 cursor-pointer items-center rounded-edge border border-edge px-3 font-medium hover:border-ink has-checked:border-lapis has-checked:bg-selected has-checked:text-lapis has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus-ring)"
            >
              <input
                type="radio"
                name={`variation-${product.id}`}
                checked={one.id === variationId}
                onChange={() => setChosenId(one.id)}
                className="absolute inset-0 cursor-[inherit] opacity-0"
              />
              {one.translations[language]?.name || one.name}
            </label>
          ))}
        </fieldset>
      )}
      <div className="col-span-2 flex flex-wrap gap-1.5">
        {(sizes.length > 0 ? sizes : [null]).map((size) => {
          const left = leftOf(variationId, size)
          const isOut = !product.is_pre_order && left === 0
          const line = lineOf(size)
          const stock = product.is_pre_order ? t('items.preOrder') : isOut ? t('items.out') : t('items.left', { count: left })
          return (
            <button
              key={size ?? ''}
              type="button"
              disabled={isOut}
              onClick={() => onAdd(line)}
              className="press inline-flex min-h-11 items-center gap-2 rounded-edge border-[1.5px] border-edge bg-surface px-3 font-bold hover:border-ink disabled:cursor-not-allowed disabled:border-wool disabled:font-normal disabled:text-smoke"
            >
              {!isOut && <PlusIcon className="size-4" />}
              {size ?? t('items.addOne')}
              <span
                className={classNames(
                  'figures text-tiny font-normal',
                  !isOut && !product.is_pre_order && left <= few ? 'text-pomegranate' : 'text-smoke',
                )}
              >
                {stock}
              </span>
              <span className="sr-only">{`: ${t('items.add', { name: [name, line.option].filter(Boolean).join(', ') })}`}</span>
            </button>
          )
        })}
      </div>
    </li>
  )
}
