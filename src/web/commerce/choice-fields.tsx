import { useId, type ReactNode } from 'react'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useShop } from '#web/browser/use-shop.ts'
import { OptionGroup } from '#web/ui/option-group.tsx'
import { imageAddress } from '#web/ui/responsive-image.tsx'
import { SwatchGroup } from '#web/ui/swatch-group.tsx'
import { differInColor, leftOf } from './choice.ts'
import { colorShades } from './color-shades.ts'
import { sizeSystemOf } from './size-system.ts'
import type { Choosing } from './use-choice.ts'

export type ChoiceFieldsProps = { choosing: Choosing; sizeGuide?: ReactNode }

/** Variations with their own images, then sizes. Sold-out ones stay visible. */
export function ChoiceFields({ choosing, sizeGuide }: ChoiceFieldsProps) {
  const t = useMessages('goods')
  const name = useId()
  const { goods, choice, isAsking } = choosing
  const inferred = differInColor(goods.variations) ? t('choose.color') : t('choose.version')

  return (
    <div className="grid gap-5">
      {goods.variations.length > 1 && (
        <SwatchGroup
          legend={goods.variationsLabel ?? inferred}
          name={`${name}-variation`}
          value={choice.variationId}
          onChange={choosing.pickVariation}
          unavailableLabel={t('choose.soldOut')}
          swatches={goods.variations.map((variation) => ({
            value: variation.id,
            label: leftOf(goods, variation.id) === 0 ? `${variation.name}, ${t('choose.soldOut')}` : variation.name,
            ...(variation.imageKey === null ? {} : { image: imageAddress(variation.imageKey, 400, 'webp') }),
            ...(variation.color === null ? {} : { fill: colorShades[variation.color] }),
          }))}
        />
      )}
      {goods.sizes.length > 0 && (
        <OptionGroup
          legend={t(`choose.size.${sizeSystemOf(goods.sizes)}`)}
          aside={sizeGuide}
          name={`${name}-size`}
          value={choice.size}
          onChange={choosing.pickSize}
          unavailableLabel={t('choose.soldOut')}
          options={goods.sizes.map((size) => ({ value: size, label: size, unavailable: leftOf(goods, choice.variationId, size) === 0 }))}
          note={
            isAsking ? <span className="font-medium text-pomegranate">{t('choose.sizeFirst')}</span> : <StockLabel choosing={choosing} />
          }
        />
      )}
      {goods.sizes.length === 0 && (
        <p className="-mt-3 text-small empty:hidden" aria-live="polite">
          <StockLabel choosing={choosing} />
        </p>
      )}
    </div>
  )
}

/** "4 left in M", only when few are left. */
function StockLabel({ choosing: { goods, choice, left, needsSize } }: ChoiceFieldsProps) {
  const t = useMessages('goods')
  const { low_stock_at: few } = useShop()
  if (needsSize || goods.isPreOrder || left > few) return null
  // Without sizes the button alone shows it.
  if (left === 0) return goods.sizes.length === 0 ? null : <span className="text-smoke">{t('badge.soldOut')}</span>
  return (
    <span className="text-pomegranate">
      {choice.size === undefined ? t('choose.left', { count: left }) : t('choose.leftInSize', { count: left, size: choice.size })}
    </span>
  )
}
