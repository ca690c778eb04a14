import { toSen } from '#contract/rules/money.ts'
import { unitName } from '#contract/rules/unit-name.ts'
import { agentText } from '#contract/rules/agent-text.ts'
import type { TakenLines } from './take-lines.ts'

/** Writes the lines of a cart or checkout. */
export function writeLines(publicUrl: string, { lines }: Pick<TakenLines, 'lines'>) {
  return lines.map(({ stored, priced }) => {
    const amount = toSen(priced.line_total)
    const title = [priced.name, priced.variation_name, priced.size].filter(Boolean).join(' · ')
    return {
      id: stored.id,
      item: {
        id: unitName({ id: stored.variation_id ?? stored.product_id, size: stored.size }),
        title: agentText(title),
        price: toSen(priced.unit_price),
        ...(priced.image_url !== null && { image_url: new URL(priced.image_url, publicUrl).href }),
      },
      quantity: stored.quantity,
      totals: [
        { type: 'subtotal', amount },
        { type: 'total', amount },
      ],
    }
  })
}
