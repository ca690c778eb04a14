import { formatMoney } from '#contract/messages/format.ts'
import { money } from '#contract/rules/money.ts'
import { priceAfter } from '#contract/rules/pricing.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import type { ListedProduct } from './listed-product.ts'

const fields = ['price', 'sale_price', 'member_price'] as const
const rowsShown = 5

export type PricePreviewProps = {
  rows: readonly Pick<ListedProduct, 'id' | 'name' | (typeof fields)[number]>[]
  /** Null until it is entered. */
  percent: number | null
  /** The number of affected products. */
  count: number
}

export function PricePreview({ rows, percent, count }: PricePreviewProps) {
  const t = useMessages('admin-products')
  const list = useMessages('admin-list')
  const shown = rows.slice(0, rowsShown)
  return (
    <>
      <table className="w-full">
        <thead className="text-left text-tiny text-smoke">
          <tr>
            <th className="font-normal">{t('column.product')}</th>
            <th className="text-right font-normal">{t('bulk.price.now')}</th>
            <th className="text-right font-normal">{t('bulk.price.then')}</th>
          </tr>
        </thead>
        {shown.map((row) => (
          <tbody key={row.id} className="figures">
            {fields.map((field) => {
              const price = row[field]
              if (price === null) return null
              return (
                <tr key={field}>
                  <th scope="row" className="py-0.5 pr-3 text-left font-normal break-words">
                    {field === 'price' ? row.name : <span className="text-smoke">{t(`column.${field}`)}</span>}
                  </th>
                  <td className="py-0.5 text-right whitespace-nowrap">{formatMoney(money(price))}</td>
                  <td className="py-0.5 pl-3 text-right font-bold whitespace-nowrap">
                    {percent === null ? '–' : formatMoney(priceAfter(money(price), percent))}
                  </td>
                </tr>
              )
            })}
          </tbody>
        ))}
      </table>
      {count > shown.length && <p className="text-smoke">{list('bulk.andMore', { count: count - shown.length })}</p>}
    </>
  )
}
