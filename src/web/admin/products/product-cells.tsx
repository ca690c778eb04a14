import { formatNumber } from '#contract/messages/format.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { useLanguageOptions } from '#web/browser/use-language-options.ts'
import { useShop } from '#web/browser/use-shop.ts'
import { classNames } from '#web/ui/class-names.ts'
import { CutText } from '#web/ui/cut-text.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { Thumbnail } from '#web/ui/thumbnail.tsx'
import type { ListedProduct } from './listed-product.ts'
import { stockFigures } from './stock/stock-options.ts'

export function ProductName({ product: { name, sku, images, variations } }: { product: ListedProduct }) {
  return (
    <span className="flex min-h-12 min-w-58 max-2xl:min-w-48 items-center gap-3">
      <Thumbnail imageKey={images[0]?.image_key} alt="" size={40} className="shrink-0" />
      <span className="min-w-0">
        <CutText>{name}</CutText>
        <CutText lines={1} className="text-tiny font-normal text-smoke">
          {[sku, variations.map((variation) => variation.name).join(', ')].filter(Boolean).join(' · ')}
        </CutText>
      </span>
    </span>
  )
}

export function CategoryCell({ category, productType }: { category: string; productType: string | undefined }) {
  return (
    <span className="block min-w-0">
      <CutText>{category}</CutText>
      {productType !== undefined && <CutText className="text-tiny text-smoke">{productType}</CutText>}
    </span>
  )
}

/** Marks the languages of the shop. One with missing texts is highlighted and announced to screen readers. */
export function LanguageMarks({ product }: { product: ListedProduct }) {
  const options = useLanguageOptions()
  const t = useMessages('admin-products')
  return (
    <span className="inline-flex gap-1 text-tiny">
      {options.map(({ code, displayCode }) => {
        const isMissing = product.missing_translations.includes(code)
        return (
          <span
            key={code}
            title={isMissing ? t('missing', { language: displayCode }) : undefined}
            className={classNames('rounded-chip px-1', isMissing ? 'bg-proof-ground font-bold text-proof' : 'text-smoke')}
          >
            {displayCode}
            {isMissing && <span className="sr-only">{t('missing', { language: displayCode })}</span>}
          </span>
        )
      })}
    </span>
  )
}

/** A product on sale is plain text. A state that prevents buying is highlighted. */
export function ProductState({ product: { status, availability } }: { product: ListedProduct }) {
  const t = useMessages('admin-products')
  if (status !== 'active') return <span className="text-smoke">{t(`status.${status}`)}</span>
  if (availability === 'out_of_stock') return <StatusChip status="cancelled">{t('state.soldOut')}</StatusChip>
  if (availability === 'pre_order') return <StatusChip status="shipped">{t('state.preOrder')}</StatusChip>
  return t('status.active')
}

export type StockCellProps = {
  product: ListedProduct
  onOpen: (() => void) | undefined
  /** True if no column heading names the number. */
  isNamed?: boolean
}

export function StockCell({ product, onOpen, isNamed = false }: StockCellProps) {
  const t = useMessages('admin-products')
  const language = useLanguage()
  const { low_stock_at: few } = useShop()
  const { available, options, gone, low } = stockFigures(product, few)
  const isGone = available === 0 && !product.is_pre_order
  const notes =
    options > 1
      ? [gone > 0 && t('stock.gone', { count: gone }), low > 0 && t('stock.low', { count: low })].filter((text) => text !== false)
      : []
  // A line may break only after a comma.
  const note = notes.map((text) => text.replaceAll(' ', '\u00a0')).join(', ')
  const text = (
    <>
      <span className={classNames('font-bold', isGone && 'text-pomegranate')}>
        {isNamed ? t('stock.left', { count: available }) : formatNumber(language, available)}
      </span>
      {note && <span className="block w-min text-tiny whitespace-normal text-smoke max-sm:w-auto">{note}</span>}
    </>
  )
  if (!onOpen) return text
  return (
    <button
      type="button"
      onClick={onOpen}
      className="-mx-2 inline-block min-h-8 min-w-10 rounded-edge px-2 text-left hover:shadow-[inset_0_0_0_1.5px_var(--color-edge)]"
    >
      <span className="sr-only">{t('stock.open', { name: product.name })}</span>
      {text}
    </button>
  )
}
