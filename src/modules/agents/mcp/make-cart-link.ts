import { z } from 'zod'
import { pageIn, pages } from '#contract/pages.ts'
import { mostCartLines } from '#contract/rules/cart-limits.ts'
import { inTransaction } from '#modules/context.ts'
import { usableLines } from '../goods/usable-lines.ts'
import { createLinkCart, linksByAddress } from '../handoffs/link-cart.ts'
import { language, plainTool, ToolRefusal } from './plain-tool.ts'

const problem = z.enum(['variant_required', 'item_unavailable'])

export const makeCartLinkTool = plainTool({
  name: 'make_cart_link',
  description:
    'Makes a link that opens the cart of the shop filled with these units. The person looks through it, chooses delivery and pays there. Nothing is ordered or kept aside.',
  input: z.object({
    items: z
      .array(z.object({ id: z.string().min(1).max(300).describe('The id of a unit.'), quantity: z.int().min(1).max(1_000_000) }))
      .min(1)
      .max(mostCartLines),
    language,
  }),
  output: z.object({
    url: z.string(),
    expires_at: z.string(),
    items: z.array(
      z.object({ id: z.string(), quantity: z.int(), problem: problem.optional().describe('Why the item is not in the cart.') }),
    ),
  }),
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false },
  async act({ ctx, shop, address }, { items }) {
    const named = items.map(({ id, quantity }) => ({ name: id, quantity }))
    const { lines, problems } = await usableLines(ctx, named)
    if (lines.length === 0)
      throw new ToolRefusal(
        problems.includes('variant_required')
          ? 'Choose one of the units of the product with get_product first.'
          : 'Nothing of this can be bought. Take the ids of units from get_product.',
      )
    await shop.limits.take(linksByAddress, address)
    const { token, expiresAt } = await inTransaction(ctx, (inside) =>
      createLinkCart(inside, { from: 'mcp', items: lines, language: ctx.language }),
    )
    return {
      url: `${shop.publicUrl}${pageIn(ctx.language, pages.cart())}?handoff=${token}`,
      expires_at: expiresAt.toISOString(),
      items: items.map(({ id, quantity }, index) => ({ id, quantity, ...(problems[index] && { problem: problems[index] }) })),
    }
  },
})
