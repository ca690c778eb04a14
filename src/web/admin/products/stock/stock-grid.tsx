import { type SubmitEvent, useId, useState } from 'react'
import { adjustReasons } from '#contract/rules/adjust-reasons.ts'
import { formatNumber } from '#contract/messages/format.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Notice } from '#web/ui/notice.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { StockOption } from './stock-options.ts'
import { useStockChanges } from './use-stock-changes.ts'

export type StockGridProps = {
  product: Parameters<typeof useStockChanges>[0]
  /** Called after each save that stored something, even if other options were refused. */
  onSaved: () => void
  onAllSaved?: () => void
}

/** The stock of each option, to be corrected with a reason. Used in the list's dialog, on the stock page and in the editor. */
export function StockGrid({ product, onSaved, onAllSaved }: StockGridProps) {
  const t = useMessages('admin-products')
  const language = useLanguage()
  const id = useId()
  const [reason, setReason] = useState<(typeof adjustReasons)[number]>('received')
  const [note, setNote] = useState('')
  const { rows, changes, problems, isBusy, textOf, type, save } = useStockChanges(product, onSaved)
  const sizes = rows[0]?.options.map(({ size }) => size) ?? []
  const hasSizes = sizes.some((size) => size !== null)
  const nameOf = ({ variation_id, size }: StockOption) =>
    [rows.find((row) => row.id === variation_id)?.name, size].filter(Boolean).join(', ') || product.name

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (await save(reason, note)) onAllSaved?.()
  }

  const sentences = Object.entries(problems).map(([key, sentence]) => {
    const option = rows.flatMap(({ options }) => options).find((one) => one.key === key)
    return { key, name: option ? nameOf(option) : '', sentence }
  })

  return (
    <form onSubmit={(event) => void handleSubmit(event)} className="grid grid-cols-1 gap-4 text-small">
      <div className="overflow-x-auto py-1">
        <table className="border-separate border-spacing-x-2 border-spacing-y-1.5 whitespace-nowrap">
          <caption className="sr-only">{t('stock.caption', { name: product.name })}</caption>
          {hasSizes && (
            <thead>
              <tr>
                <th scope="col" className="text-left font-medium text-smoke">
                  {t('stock.onHand')}
                </th>
                {sizes.map((size) => (
                  <th key={size} scope="col" className="px-1 text-right font-medium text-smoke">
                    {size}
                  </th>
                ))}
                <th scope="col" className="px-1 text-right font-medium text-smoke">
                  {t('stock.all')}
                </th>
              </tr>
            </thead>
          )}
          <tbody>
            {rows.map((row, place) => (
              <tr key={row.id}>
                <th
                  scope="row"
                  className={classNames('sticky left-0 z-10 bg-surface pr-2 text-left font-medium', row.id === null && 'text-smoke')}
                >
                  {row.name || t('stock.onHand')}
                </th>
                {row.options.map((option, column) => (
                  <td key={option.key} className="align-top">
                    <input
                      aria-label={t('stock.field', { option: nameOf(option) })}
                      aria-invalid={option.key in problems || undefined}
                      aria-describedby={option.level.reserved > 0 ? `${id}-${place}-${column}` : undefined}
                      inputMode="numeric"
                      autoComplete="off"
                      value={textOf(option)}
                      readOnly={isBusy}
                      onFocus={(event) => event.target.select()}
                      onChange={(event) => type(option, event.target.value)}
                      className={classNames(
                        'figures field-edge h-9.5 w-18 px-2 text-right',
                        changes.some((change) => change.option.key === option.key) && 'bg-proof-ground font-bold',
                        option.level.available === 0 && 'text-pomegranate',
                      )}
                    />
                    {option.level.reserved > 0 && (
                      <span id={`${id}-${place}-${column}`} className="figures block pr-1 text-right text-tiny text-smoke">
                        {t('stock.held', { count: option.level.reserved })}
                      </span>
                    )}
                  </td>
                ))}
                {hasSizes && (
                  <td className="figures px-1 pt-2 text-right align-top font-bold">
                    {formatNumber(
                      language,
                      row.options.reduce((sum, { level }) => sum + level.on_hand, 0),
                    )}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {sentences.length > 0 && (
        <Notice tone="error" announced>
          <ul>
            {sentences.map(({ key, name, sentence }) => (
              <li key={key}>
                <span className="font-bold">{name}</span>: {sentence}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={t('stock.reason')}
          size="dense"
          className="min-w-40"
          value={reason}
          onChange={(event) => setReason(adjustReasons.find((one) => one === event.target.value) ?? 'other')}
        >
          {adjustReasons.map((one) => (
            <option key={one} value={one}>
              {t(`reason.${one}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('stock.note')}
          size="dense"
          maxLength={500}
          className="min-w-40 flex-1"
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        {changes.length > 0 && (
          <Button type="submit" size="dense" loading={isBusy}>
            {t('stock.save', { count: changes.length })}
          </Button>
        )}
      </div>
      <p className="text-tiny text-smoke">{reason === 'counted' ? t('stock.countedHint') : t('stock.changeHint')}</p>
    </form>
  )
}
