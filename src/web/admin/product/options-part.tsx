import { useCallback, useState } from 'react'
import { formatNumber } from '#contract/messages/format.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { PlusIcon } from '#web/ui/icons.tsx'
import { EditTranslations } from '../kit/edit/edit-fields.tsx'
import { EditSection } from '../kit/edit/edit-page.tsx'
import type { Edit } from '../kit/edit/use-edit.ts'
import { listenToGrid } from './grid-keys.ts'
import { OptionRow, type RowChange } from './option-row.tsx'
import { isNew, noVariation, type ProductValues, stockKey } from './product-values.ts'
import { SizesField } from './sizes-field.tsx'

let lastNew = 0
const mostVariations = 50

export function OptionsPart({ edit, errors }: { edit: Edit<ProductValues>; errors: string | undefined }) {
  const t = useMessages('admin-product')
  const language = useLanguage()
  const { values, set, update } = edit
  const [openKey, setOpenKey] = useState<string>()
  const { sizes, order } = values
  const columns = sizes.length === 0 ? [null] : sizes
  const rows = order.length === 0 ? [null] : order

  const change = useCallback(
    (key: string, { stock, variation }: RowChange) => {
      if (stock) update('stock', (before) => ({ ...before, [stock.key]: stock.onHand }))
      if (variation) update('variations', (before) => ({ ...before, [key]: { ...(before[key] ?? noVariation), ...variation } }))
    },
    [update],
  )
  const move = useCallback(
    (key: string, by: number) =>
      update('order', (before) => {
        const rest = before.filter((one) => one !== key)
        const place = Math.min(rest.length, Math.max(0, before.indexOf(key) + by))
        return [...rest.slice(0, place), key, ...rest.slice(place)]
      }),
    [update],
  )
  const remove = useCallback(
    (key: string) => {
      update('order', (before) => before.filter((one) => one !== key))
      update('variations', (before) => Object.fromEntries(Object.entries(before).filter(([one]) => one !== key)))
    },
    [update],
  )
  const toggle = useCallback((key: string) => setOpenKey((before) => (before === key ? undefined : key)), [])

  function add() {
    const key = `new-${(lastNew += 1)}`
    // The first variation takes over the stock of the product without variations.
    const moved =
      order.length === 0 ? Object.fromEntries(columns.map((size) => [stockKey(key, size), values.stock[stockKey(null, size)] ?? null])) : {}
    set('stock', { ...values.stock, ...moved })
    set('variations', { ...values.variations, [key]: noVariation })
    set('order', [...order, key])
    setOpenKey(key)
  }

  const sumOf = (size: string | null) => rows.reduce((sum, row) => sum + (values.stock[stockKey(row, size)] ?? 0), 0)
  const total = columns.reduce((sum, size) => sum + sumOf(size), 0)
  const heading = 'px-1.5 py-2 text-right text-tiny font-medium text-smoke first:text-left'

  return (
    <EditSection
      title={t('options.title')}
      hint={t('options.hint')}
      aside={
        <Button tone="quiet" size="dense" disabled={order.length >= mostVariations} onClick={add}>
          <PlusIcon className="size-4" />
          {t('options.add')}
        </Button>
      }
    >
      <SizesField edit={edit} />
      {errors && <p className="text-small font-medium text-pomegranate">{errors}</p>}
      <div id="edit-variations" tabIndex={-1} className="-mx-4 overflow-x-auto px-4 outline-none">
        <span id="edit-stock" />
        <table ref={listenToGrid} className="figures w-full text-small">
          <thead>
            <tr className="border-b border-wool">
              <th scope="col" className={heading}>
                {t('options.variation')}
              </th>
              {(['price', 'sale_price', 'member_price'] as const).map((field) => (
                <th key={field} scope="col" className={heading}>
                  {t(`options.${field}`)}
                </th>
              ))}
              {columns.map((size) => (
                <th key={size} scope="col" className={heading}>
                  {size ?? t('options.stock')}
                </th>
              ))}
              <th scope="col" className={heading}>
                {t('options.all')}
              </th>
              <th scope="col">
                <span className="sr-only">{t('actions.more')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((key, place) => (
              <OptionRow
                key={key}
                row={place}
                variationKey={key}
                variation={key === null ? undefined : values.variations[key]}
                isUnsaved={key !== null && isNew(key)}
                isFirst={place === 0}
                isLast={place === rows.length - 1}
                isOpen={key !== null && key === openKey}
                columns={columns}
                counts={columns.map((size) => values.stock[stockKey(key, size)] ?? null).join(',')}
                prices={`${values.price ?? ''},${values.sale_price ?? ''},${values.member_price ?? ''}`}
                onChange={change}
                onMove={move}
                onRemove={remove}
                onToggle={toggle}
              />
            ))}
          </tbody>
          {rows.length > 1 && (
            <tfoot>
              <tr className="bg-office font-medium">
                <th scope="row" colSpan={4} className="px-1.5 py-2 text-left font-medium">
                  {t('options.allVariations')}
                </th>
                {columns.map((size) => (
                  <td key={size} className="px-1.5 text-right">
                    {formatNumber(language, sumOf(size), 0)}
                  </td>
                ))}
                <td colSpan={2} className="px-1.5 pr-10.5 text-right font-bold">
                  {formatNumber(language, total, 0)}
                </td>
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      {order.length > 1 && (
        <div className="mt-5 grid gap-2">
          <p className="text-small text-smoke">{t('options.labelHint')}</p>
          <EditTranslations
            edit={edit}
            name="variations_label"
            fields={[{ key: 'label', label: t('options.labelField'), most: 40, isOptional: true }]}
          />
        </div>
      )}
    </EditSection>
  )
}
