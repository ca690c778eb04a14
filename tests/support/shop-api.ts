import { os } from '@orpc/server'
import type { Pool } from 'pg'
import { type Actor, guest } from '#contract/actor.ts'
import type { CheckoutOptions, Quote } from '#contract/checkout.ts'
import type { Language } from '#contract/languages.ts'
import type { Order, StaffOrder } from '#contract/orders.ts'
import type { OrderRefunds } from '#contract/payments.ts'
import type { Clock } from '#kit/clock/clock.ts'
import type { Database } from '#kit/database/database.ts'
import { createApiHandler } from '#kit/http/api-handler.ts'
import { firstLook } from '#kit/http/first-look.ts'
import { createJobRunner } from '#kit/jobs/jobs.ts'
import { ImageQueue } from '#kit/images/image-queue.ts'
import { type Limits, unlimited } from '#kit/limits/limits.ts'
import { createLog } from '#kit/log/log.ts'
import { checkoutRoutes } from '#modules/checkout/index.ts'
import { stockRoutes } from '#modules/catalog/index.ts'
import { ShopMemory } from '#modules/shop-memory.ts'
import type { Ctx, RequestContext } from '#modules/context.ts'
import { callerAdmitted } from '#modules/identity/index.ts'
import { onceOnly } from '#modules/once/index.ts'
import { adminOrderRoutes, buyerOrderRoutes, orderMailJob } from '#modules/orders/index.ts'
import { disputeMailJob, paymentRoutes, refundJob } from '#modules/payments/index.ts'
import { bodiesIn } from '#tests/support/bodies.ts'

export type Asking = {
  actor?: Actor
  language?: Language
  idempotencyKey?: string | undefined
  guestTokens?: readonly string[]
  address?: string
  limits?: Limits
}

/** All fields that a test may read; each call returns only some of them. */
type Body = Omit<Order, 'timeline'> &
  Quote &
  CheckoutOptions &
  OrderRefunds & {
    order: Order
    guest_token: string
    pay_link: string
    buyer: { id: string; is_member: boolean } | null
    updated_at: string
    account_id: string | null
    url: string
    qr: string
    hold: StaffOrder['hold']
    orders: StaffOrder[]
    ids: string[]
    changed: number
    failed: { id: string; code: string }[]
    stats: Record<string, number>
    timeline: StaffOrder['timeline']
    quote: Quote
    error: string
    code: string
    fields: Record<string, string>
    limit: number
  }

export type Answer = { status: number; body: Body; headers: Headers }

/** Calls the HTTP handler of checkout, orders and payments, without a server in front. */
export function createShopApi({ db, pool, clock }: { db: Database; pool: Pool; clock: Clock }) {
  const log = createLog({ level: 'silent' })
  const memory = new ShopMemory()
  const jobs = createJobRunner({ pool, log })
  jobs.work(orderMailJob, () => Promise.resolve())
  jobs.work(refundJob, () => Promise.resolve())
  jobs.work(disputeMailJob, () => Promise.resolve())
  const handle = createApiHandler<RequestContext>({
    bodies: bodiesIn(),
    router: os
      .$context<RequestContext>()
      .use(firstLook)
      .use(callerAdmitted)
      .use(onceOnly)
      .router({
        checkout: checkoutRoutes,
        orders: buyerOrderRoutes,
        adminOrders: adminOrderRoutes(noServices),
        payments: paymentRoutes(noServices),
        stock: stockRoutes,
      }),
    sentences: () => ({ error: (code) => code, field: (code) => code }),
    onFault: (error) => {
      throw error
    },
  })

  function ctxOf({ actor = guest, language = 'en' }: Asking = {}): Ctx {
    return {
      db,
      actor,
      clock,
      log,
      language,
      files: noFiles,
      jobs,
      listeners: [],
      memory,
      requestId: 'test',
      uses: new Set(),
      imageQueue: new ImageQueue(),
    }
  }

  async function ask(method: string, path: string, body?: unknown, asking: Asking = {}): Promise<Answer> {
    const reply = new Headers()
    const context: RequestContext = {
      ctx: ctxOf(asking),
      address: asking.address ?? '203.0.113.7',
      idempotencyKey: asking.idempotencyKey,
      guestTokens: asking.guestTokens ?? [],
      limits: asking.limits ?? unlimited,
      headers: new Headers(),
      reply,
      isHttps: false,
      isForeign: false,
      counted: new Set(),
    }
    const sent = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    const { matched, response } = await handle(new Request(`http://shop.test/api${path}`, { method, ...sent }), context)
    if (!matched) throw new Error(`no call answers ${method} ${path}`)
    return { status: response.status, body: await response.json(), headers: reply }
  }

  return { jobs, memory, ctxOf, ask }
}

const noServices = { stripe: undefined, paypal: undefined, isProduction: false, publicUrl: 'http://shop.test' }
const noFiles: Ctx['files'] = {
  put: () => Promise.resolve(),
  find: () => Promise.resolve(undefined),
  stream: () => Promise.reject(new Error('no files in this test')),
  remove: () => Promise.resolve(),
  checkWritable: () => Promise.resolve(),
}
