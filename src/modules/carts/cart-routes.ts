import { implement } from '@orpc/server'
import { cartsContract } from '#contract/carts.ts'
import { inTransaction, type RequestContext, speaking } from '#modules/context.ts'
import { isReaderHere } from '#modules/newsletter/index.ts'
import { putGuestCart } from './guest-cart.ts'
import { listGoesWith } from './goes-with.ts'
import { getOwnCart, knownItems, linesOf, putOwnCart } from './kept-cart.ts'
import { restoreCart } from './restore-cart.ts'

const os = implement(cartsContract).$context<RequestContext>()

/** `secret` verifies which reader's mails were opened in this browser. */
export function cartRoutes(secret: string) {
  return os.router({
    get: os.get.handler(({ context }) => getOwnCart(context.ctx)),
    put: os.put.handler(({ input, context }) => inTransaction(context.ctx, (ctx) => putOwnCart(ctx, input))),
    putGuest: os.putGuest.handler(({ input, context }) =>
      inTransaction(context.ctx, (ctx) =>
        putGuestCart(ctx, { ...input, isOwner: isReaderHere(context.headers.get('cookie'), input.email, secret) }),
      ),
    ),
    goesWith: os.goesWith.handler(async ({ input, context }) => ({ products: await listGoesWith(context.ctx, input.products) })),
    lines: os.lines.handler(async ({ input, context }) => {
      const ctx = speaking(context.ctx, input.lang)
      return { lines: await linesOf(ctx, await knownItems(ctx, input.items)) }
    }),
    restore: os.restore.handler(({ input, context }) => restoreCart(context.ctx, input)),
  })
}
