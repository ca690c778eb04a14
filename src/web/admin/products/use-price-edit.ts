import { useRef } from 'react'
import type { ListedProduct } from './listed-product.ts'
import * as adminProducts from '#contract/calls/admin-products.gen.ts'
import { money } from '#contract/rules/money.ts'
import { highestPrice } from '#contract/rules/product-limits.ts'
import type { InputOf } from '#contract/calls/typed-call.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { parseNumber } from '#web/commerce/parse-number.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import type { CellEdit } from '../kit/list/editable-cell.tsx'

type PriceField = 'price' | 'sale_price' | 'member_price'
type PriceChange = Pick<InputOf<typeof adminProducts.change>['body'], PriceField>

/**
 * Edits prices in their row, and then reads the rows again. A change that another person saved in the meantime is shown instead of
 * overwritten.
 */
export function usePriceEdit(readAgain: () => Promise<void>): (field: PriceField, label: string) => CellEdit<ListedProduct> {
  const t = useMessages('admin-products')
  const { attempt } = useWrite(adminProducts.change)
  // When this page last saved each product. An undo is checked against it, because the list may not have been read again yet.
  const savedAt = useRef(new Map<string, string>())

  async function save({ id, updated_at }: ListedProduct, change: PriceChange) {
    const own = savedAt.current.get(id) ?? ''
    const expected_updated_at = own > updated_at ? own : updated_at
    try {
      const saved = await attempt({ params: { id }, body: { ...change, expected_updated_at } })
      savedAt.current.set(id, saved.updated_at)
    } finally {
      void readAgain()
    }
  }

  return (field, label) => ({
    label,
    inputMode: 'decimal',
    textOf: (row) => row[field]?.toFixed(2) ?? '',
    check(text) {
      if (text === '') return field === 'price' ? t('price.missing') : undefined
      const amount = parseNumber(text, 2)
      return amount === undefined || amount < 0 || amount > highestPrice ? t('price.wrong') : undefined
    },
    save: (row, text) => save(row, changeOf(field, text)),
  })
}

/** An invalid price never gets here, because `check` refuses it. */
function changeOf(field: PriceField, text: string): PriceChange {
  const amount = money(parseNumber(text, 2) ?? 0)
  if (field === 'price') return { price: amount }
  const orNone = text === '' ? null : amount
  return field === 'sale_price' ? { sale_price: orNone } : { member_price: orNone }
}
