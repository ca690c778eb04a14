import { Fragment, memo } from 'react'
import { formatMoney } from '#contract/messages/format.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { useShop } from '#web/browser/use-shop.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { MoreIcon } from '#web/ui/icons.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { GridCell } from './grid-cell.tsx'
import { priceWithoutOffer } from './option-prices.ts'
import { stockKey, type VariationValue } from './product-values.ts'
import { VariationDetails } from './variation-details.tsx'

export type RowChange = { stock?: { key: string; onHand: number | null }; variation?: Partial<VariationValue> }

export type OptionRowProps = {
  row: number
  /** Null for the product itself, if it has no variations. */
  variationKey: string | null
  variation: VariationValue | undefined
  isUnsaved: boolean
  isFirst: boolean
  isLast: boolean
  isOpen: boolean
  columns: readonly (string | null)[]
  /** Serialised, so a row re-renders only when its own values change. */
  counts: string
  prices: string
  onChange: (key: string, change: RowChange) => void
  onMove: (key: string, by: number) => void
  onRemove: (key: string) => void
  onToggle: (key: string) => void
}

const priceFields = ['price', 'sale_price', 'member_price'] as const

export const OptionRow = memo(function OptionRow(props: OptionRowProps) {
  const { row, variationKey, variation, isFirst, isLast, isOpen, columns, onChange, onMove, onRemove, onToggle } = props
  const t = useMessages('admin-product')
  const language = useLanguage()
  const { low_stock_at: few } = useShop()
  const counts = props.counts.split(',').map((text) => (text === '' ? null : Number(text)))
  const prices = props.prices.split(',').map((text) => (text === '' ? null : Number(text)))
  const key = variationKey ?? ''
  const name = variation
    ? variation.texts[language]?.['name'] || variation.texts.en?.['name'] || t('options.unnamed')
    : t('options.product')
  const owed = variation?.price == null
  const [price = null, sale_price = null, member_price = null] = prices
  const full = variation && priceWithoutOffer({ price, sale_price, member_price }, variation)

  return (
    <Fragment>
      <tr className="border-b border-wool">
        <th scope="row" className="px-1.5 py-1 text-left font-medium whitespace-nowrap">
          {variation ? (
            <button
              type="button"
              aria-expanded={isOpen}
              onClick={() => onToggle(key)}
              className="text-link max-w-48 text-left font-bold break-words whitespace-normal"
            >
              {name}
            </button>
          ) : (
            name
          )}{' '}
          {variation && isFirst && <span className="ml-1 text-tiny font-normal text-smoke">{t('options.first')}</span>}
        </th>
        {priceFields.map((field, place) => {
          const inherited = prices[place] ?? null
          return (
            <td key={field} className="px-0.5 py-1">
              {variation ? (
                <GridCell
                  label={`${name}, ${t(`options.${field}`)}`}
                  cell={[row, place]}
                  decimals={2}
                  value={variation[field]}
                  placeholder={owed && inherited !== null ? formatMoney(inherited).replace('RM\u00a0', '') : '–'}
                  note={
                    field === 'member_price' && full !== undefined ? t('options.membersPayFull', { price: formatMoney(full) }) : undefined
                  }
                  onChange={(value) => onChange(key, { variation: { [field]: value } })}
                />
              ) : (
                <span className="block px-2 text-right text-smoke">
                  {inherited === null ? '–' : formatMoney(inherited).replace('RM\u00a0', '')}
                </span>
              )}
            </td>
          )
        })}
        {columns.map((size, place) => {
          const count = counts[place] ?? null
          return (
            <td key={size} className="px-0.5 py-1">
              <GridCell
                label={[name, size, t('options.stock')].filter(Boolean).join(', ')}
                cell={[row, priceFields.length + place]}
                decimals={0}
                value={count}
                placeholder="0"
                tone={count === 0 ? 'none' : count !== null && count <= few ? 'low' : undefined}
                onChange={(onHand) => onChange(key, { stock: { key: stockKey(variationKey, size), onHand } })}
              />
            </td>
          )
        })}
        <td className="px-1.5 text-right font-bold">{counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)}</td>
        <td className="w-9">
          {variation && (
            <Menu
              dense
              trigger={
                <IconButton size="dense" label={t('options.more', { name })}>
                  <MoreIcon className="size-4" />
                </IconButton>
              }
              items={[
                { key: 'edit', label: t('options.edit'), onSelect: () => onToggle(key) },
                { key: 'up', label: t('options.up'), disabled: isFirst, onSelect: () => onMove(key, -1) },
                { key: 'down', label: t('options.down'), disabled: isLast, onSelect: () => onMove(key, 1) },
                'line',
                { key: 'remove', label: t('options.remove'), danger: true, onSelect: () => onRemove(key) },
              ]}
            />
          )}
        </td>
      </tr>
      {variation && isOpen && (
        <tr className="border-b border-wool bg-office">
          <td colSpan={6 + columns.length} className="p-4">
            <VariationDetails id={key} variation={variation} onChange={(change) => onChange(key, { variation: change })} />
          </td>
        </tr>
      )}
    </Fragment>
  )
})
