import { add, isLess, type Money, spreadByRemainder, subtract, zero } from '#contract/rules/money.ts'
import type { Left, RefundParts, SoldFor } from '../month/refund-parts.ts'
import type { DocumentLine, TaxedPart } from './compose-document.ts'

/** The kind of tax of shipping, gift wrapping and orders without tax. */
const untaxedType = '06'
const consolidatedClass = '004'

export type TaxRules = {
  /** The seller's kind of tax. */
  taxType: string
  /** A share: 0.06 is 6 %. */
  taxRate: number
}
export type Sold = SoldFor & TaxRules & { orderNumber: string }

export type SoldItem = { name: string; variation: string | null; size: string | null; quantity: number; price: Money; total: Money }
export type SoldWithItems = Sold & { items: readonly SoldItem[]; discount: Money }

/** One line for each item, with its shares of discount and tax; then shipping and gift wrapping. */
export function linesOfOrder(sold: SoldWithItems, classification: string): DocumentLine[] {
  const totals = sold.items.map(({ total }) => total)
  const discounts = spreadByRemainder(sold.discount, totals)
  const nets = totals.map((total, at) => subtract(total, discounts[at] ?? zero))
  const taxes = spreadByRemainder(sold.tax, nets)
  const items = sold.items.map(({ name, variation, size, quantity, price, total }, at): DocumentLine => ({
    description: [name, variation, size].filter(Boolean).join(', '),
    classification,
    quantity,
    price,
    extension: total,
    discount: discounts[at] ?? zero,
    parts: [taxedPart(sold, nets[at] ?? zero, taxes[at] ?? zero)],
  }))
  const extras = [
    ['Shipping', sold.shipping],
    ['Gift wrapping', sold.wrapping],
  ] as const
  return [
    ...items,
    ...extras
      .filter(([, price]) => isLess(zero, price))
      .map(([description, price]) => lineFor({ description, classification, parts: [untaxedPart(price)] })),
  ]
}

/** One line for what was not refunded of an order, named by its number. */
export function consolidatedLine(sold: Sold, { untaxed, tax, goods }: Left): DocumentLine {
  return lineFor({ description: sold.orderNumber, classification: consolidatedClass, parts: partsOf(sold, { untaxed, tax, goods }) })
}

/** One line for a refund. */
export function refundLine(sold: Sold, parts: RefundParts, classification = consolidatedClass): DocumentLine {
  return lineFor({ description: `Refund for ${sold.orderNumber}`, classification, parts: partsOf(sold, parts) })
}

function lineFor({ description, classification, parts }: Pick<DocumentLine, 'description' | 'classification' | 'parts'>): DocumentLine {
  const price = add(...parts.map(({ taxable }) => taxable))
  return { description, classification, quantity: 1, price, extension: price, discount: zero, parts }
}

function partsOf(sold: Sold, { untaxed, tax, goods }: RefundParts): TaxedPart[] {
  if (sold.tax === zero) return [untaxedPart(add(untaxed, goods))]
  return [...(isLess(zero, add(goods, tax)) ? [taxedPart(sold, goods, tax)] : []), ...(isLess(zero, untaxed) ? [untaxedPart(untaxed)] : [])]
}

function taxedPart(sold: Sold, taxable: Money, tax: Money): TaxedPart {
  if (sold.tax === zero) return untaxedPart(taxable)
  return { taxType: sold.taxType, taxable, tax, percent: Number((sold.taxRate * 100).toFixed(4)) }
}

function untaxedPart(taxable: Money): TaxedPart {
  return { taxType: untaxedType, taxable, tax: zero, percent: undefined }
}
