import { createHash } from 'node:crypto'
import type { Limit } from '#kit/limits/limits.ts'
import type { RequestContext } from '#modules/context.ts'

const ordersByAddress: Limit = { name: 'orders-by-address', points: 1500, perSeconds: 300 }
const ordersByAccount: Limit = { name: 'orders-by-account', points: 60, perSeconds: 600 }
const trackingByAddress: Limit = { name: 'tracking-by-address', points: 60, perSeconds: 60 }
const trackingByEmail: Limit = { name: 'tracking-by-email', points: 20, perSeconds: 600 }

type Asking = Pick<RequestContext, 'ctx' | 'limits' | 'address'>

/** Throws TooManyRequests. */
export async function countOrder({ ctx, limits, address }: Asking): Promise<void> {
  await limits.take(ordersByAddress, address)
  if (ctx.actor.kind === 'account') await limits.take(ordersByAccount, ctx.actor.accountId)
}

/** What was counted turned out to be a repeat of an order. */
export async function uncountOrder({ ctx, limits, address }: Asking): Promise<void> {
  await limits.giveBack(ordersByAddress, address)
  if (ctx.actor.kind === 'account') await limits.giveBack(ordersByAccount, ctx.actor.accountId)
}

/** Throws TooManyRequests; the second count stops those who guess numbers from many addresses. */
export async function countTracking({ limits, address }: Asking, email: string): Promise<void> {
  await limits.take(trackingByAddress, address)
  await limits.take(trackingByEmail, createHash('sha256').update(email.toLowerCase()).digest('base64url'))
}
