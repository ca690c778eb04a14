import { mostOfOneLine } from '#contract/rules/cart-limits.ts'
import { priceItems, type PricedLine } from '#modules/checkout/index.ts'
import type { Ctx } from '#modules/context.ts'
import { serverTranslator } from '#modules/server-translator.ts'
import type { Message } from '../outcome.ts'
import type { StoredLine } from '../stored-things.ts'
import { resolveUnits } from './resolve-units.ts'

/** New lines have no id yet. */
type FoundLine = Omit<StoredLine, 'id'> & { id: string | undefined }
export type AskedLine = { id?: string | undefined; unit: string; quantity: number }
/** What can be bought now of what was asked for, with a message for each difference. */
export type TakenLines = { lines: { stored: StoredLine; priced: PricedLine }[]; messages: Message[] }

/** Finds the lines of a request. A line keeps the id under which it, or the same unit, was there before. */
export async function storeLines(ctx: Ctx, asked: readonly AskedLine[], earlier: readonly StoredLine[] = []) {
  const t = serverTranslator('agents', ctx.language)
  const units = await resolveUnits(
    ctx,
    asked.map(({ unit }) => unit),
  )
  const lines = new Map<string, FoundLine>()
  const messages: Message[] = []
  for (const [index, { id, quantity }] of asked.entries()) {
    const unit = units[index]
    if (!unit || 'problem' in unit) {
      const isChoice = unit?.problem === 'variant_required'
      const content = t(isChoice ? 'line.variantRequired' : 'line.unavailable')
      messages.push({ type: 'warning', code: unit?.problem ?? 'item_unavailable', content, path: '$.line_items' })
      continue
    }
    const key = keyOf(unit)
    const known = lines.get(key)
    if (known) known.quantity += quantity
    else lines.set(key, { id: idFor(earlier, id, key), ...unit, quantity })
  }
  return { lines: withDistinctIds([...lines.values()]), messages }
}

function idFor(earlier: readonly StoredLine[], id: string | undefined, key: string): string | undefined {
  return (earlier.find((line) => line.id === id) ?? earlier.find((line) => keyOf(line) === key))?.id
}

/** Gives new lines ids that no other line has. */
function withDistinctIds(lines: readonly FoundLine[]): StoredLine[] {
  const used = new Set<string>()
  let last = Math.max(0, ...lines.map(({ id }) => Number(id?.slice('li_'.length) ?? 0)))
  return lines.map((line) => {
    const id = line.id !== undefined && !used.has(line.id) ? line.id : `li_${(last += 1)}`
    used.add(id)
    return { ...line, id }
  })
}

function keyOf({ product_id, variation_id, size }: Omit<StoredLine, 'id' | 'quantity'>): string {
  return JSON.stringify([product_id, variation_id, size])
}

/** Prices lines for a guest: lines sold out or no longer sold are left out, and quantities above the stock are lowered. */
export async function takeLines(ctx: Ctx, stored: readonly StoredLine[], eventId?: string): Promise<TakenLines> {
  const t = serverTranslator('agents', ctx.language)
  const wanted = stored.map((line) => ({ ...line, quantity: Math.min(line.quantity, mostOfOneLine) }))
  const first = await priceItems(ctx, wanted, eventId)
  const messages: Message[] = []
  const kept: StoredLine[] = []
  for (const [index, line] of wanted.entries()) {
    const problem = first.problems.find((one) => one.line === index)
    const available = problem?.code === 'out_of_stock' ? (problem.available ?? 0) : line.quantity
    if (problem && (problem.code !== 'out_of_stock' || available === 0)) {
      const isSoldOut = problem.code === 'out_of_stock'
      const content = t(isSoldOut ? 'line.soldOut' : 'line.unavailable')
      messages.push({ type: 'warning', code: isSoldOut ? 'out_of_stock' : 'item_unavailable', content, path: '$.line_items' })
      continue
    }
    const quantity = Math.min(line.quantity, available)
    if (quantity < (stored[index]?.quantity ?? quantity)) {
      const isMost = quantity === mostOfOneLine && problem === undefined
      const content = t(isMost ? 'line.mostEach' : 'line.quantityAdjusted', { number: quantity })
      messages.push({ type: 'warning', code: 'quantity_adjusted', content, path: `$.line_items[${kept.length}].quantity` })
    }
    kept.push({ ...line, quantity })
  }
  const { lines } = await priceItems(ctx, kept, eventId)
  return { lines: lines.flatMap((priced) => (kept[priced.index] ? [{ stored: kept[priced.index] as StoredLine, priced }] : [])), messages }
}
