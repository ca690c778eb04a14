import { Hono } from 'hono'
import { guest } from '#contract/actor.ts'
import { paymentProof } from '#contract/uploads.ts'
import { DomainError, NotFound } from '#kit/http/domain-error.ts'
import { refuseUnstorable } from '#kit/http/first-look.ts'
import { devMailbox } from '#kit/mail/dev-mailbox.ts'
import { listLetters } from '#kit/mail/mail-store.ts'
import { imageResponse, readFeaturedAnswer } from '#modules/catalog/index.ts'
import type { RequestContext } from '#modules/context.ts'
import { readProfilePicture } from '#modules/identity/index.ts'
import { readInvoice, readProof } from '#modules/orders/index.ts'
import { handlePaypalWebhook, handleStripeWebhook, returnFromPaypal } from '#modules/payments/index.ts'
import { demoAccounts } from '#demo/demo-accounts.ts'
import { discoveryRoutes } from '#modules/discovery/index.ts'
import { systemCtx } from '../register-jobs.ts'
import type { Shop } from '../shop.ts'
import type { Route } from './allowed-methods.ts'
import type { HttpEnv } from '#modules/module.ts'
import { refuse, refuseMethod } from './guards.ts'
import { keyOf } from '../page-cache/kept-keys.ts'
import { openLiveUpdates } from './live-updates.ts'
import { describeApi, readerPage } from './openapi.ts'
import { callLanguage } from '#contract/rules/request-language.ts'
import { createRequestContext } from './request-context.ts'

/** A slip is read where it was sent to. */
const proofAddress = `/api${paymentProof.path}`

/** What is no call of the contract: files, streams, foreign signatures, the shop's own health. */
export function specialRoutes(shop: Shop): { routes: Hono<HttpEnv>; calls: readonly Route[] } {
  const app = new Hono<HttpEnv>()

  app.get('/health', (c) => c.json({ status: 'alive' }))
  app.get('/ready', async (c) => {
    try {
      await shop.checkReady()
      return c.json({ status: 'ready' })
    } catch (error) {
      shop.log.warn({ err: error }, 'not ready')
      return c.json({ status: 'not ready' }, 503, { 'retry-after': '5' })
    }
  })

  app.route('/', discoveryRoutes({ config: shop.config, kept: shop.kept, systemCtx: (asking) => ({ ...systemCtx(shop), ...asking }) }))
  app.get('/images/*', async (c) => {
    const image = await imageResponse(shop, c.req.path, {
      ifNoneMatch: c.req.header('if-none-match') ?? null,
      isHead: c.req.method === 'HEAD',
    })
    if (!image) throw new NotFound()
    return image
  })

  app.get('/data/featured.json', async (c) => {
    const language = callLanguage(new URL(c.req.url), c.req.raw.headers)
    const make = async (uses: Set<string>) => ({
      status: 200,
      headers: { 'content-type': 'application/json', 'cache-control': 'no-cache', vary: 'accept-encoding, accept-language, cookie' },
      body: Buffer.from(await readFeaturedAnswer({ ...systemCtx(shop), actor: guest, language, uses })),
    })
    const key = keyOf(c.env.incoming)
    const { headers, body } = key ? await shop.kept.produce(key, make, c.req.header('accept-encoding')) : await make(new Set())
    return new Response(new Uint8Array(body), { headers })
  })

  app.get('/api/profile/picture/:key', (c) => readProfilePicture(shop, c.req.param('key')))
  app.get(patternOf(proofAddress), async (c) =>
    withReply(c.req.raw, await contextOf(shop, c), (context) =>
      readProof(context, { orderId: c.req.param('id') ?? '', proofId: c.req.query('proof') }),
    ),
  )
  app.get('/api/orders/:id/invoice.pdf', async (c) =>
    withReply(c.req.raw, await contextOf(shop, c), (context) =>
      readInvoice(context, { orderId: c.req.param('id'), publicUrl: shop.config.publicUrl }),
    ),
  )
  app.get('/api/orders/:id/paypal-return', async (c) => {
    const language = callLanguage(new URL(c.req.url), c.req.raw.headers)
    return returnFromPaypal(c.req.raw, { ...systemCtx(shop), language }, shop.config, c.req.param('id'))
  })
  app.post('/api/webhooks/stripe', async (c) => handleStripeWebhook(c.req.raw, systemCtx(shop), shop.config))
  app.post('/api/webhooks/paypal', async (c) => handlePaypalWebhook(c.req.raw, systemCtx(shop), shop.config))

  app.get('/api/realtime', (c) => openLiveUpdates(shop, c.env, { request: c.req.raw, address: c.get('address') }))
  app.get('/api/openapi.json', async (c) => c.json(await describeApi(shop.config.publicUrl, calls)))
  app.get('/api/docs', async (c) =>
    c.html(await readerPage(shop.config.publicUrl, calls), 200, {
      'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
    }),
  )

  if (!shop.config.isProduction) {
    app.get('/api/dev/mailbox', async (c) => {
      const to = c.req.query('to')
      refuseUnstorable({ to })
      return c.json(await listLetters(shop.db, to ? { to } : {}))
    })
    app.get('/api/dev/demo-accounts', (c) => c.json(demoAccounts.map(({ role, email, password }) => ({ role, email, password }))))
    app.route('/dev/mailbox', devMailbox(shop.db))
  }
  // What calls answer to is in the contract; files are read and no more.
  for (const path of new Set(app.routes.map((route) => route.path))) {
    if (!path.startsWith('/api/')) app.all(path, (c) => refuseMethod(c.req.raw, ['GET', 'HEAD']))
  }
  return { routes: app, calls }
}

function patternOf(address: string): string {
  return address.replaceAll(/\{(\w+)\}/g, ':$1')
}

/** For the 405 of a wrong method. */
const calls: readonly Route[] = [
  ['GET', proofAddress],
  ['GET', '/api/orders/{id}/invoice.pdf'],
  ['GET', '/api/orders/{id}/paypal-return'],
  ['GET', '/api/profile/picture/{key}'],
  ['POST', '/api/webhooks/stripe'],
  ['POST', '/api/webhooks/paypal'],
  ['GET', '/api/realtime'],
  ['GET', '/api/openapi.json'],
  ['GET', '/api/docs'],
]

async function contextOf(
  shop: Shop,
  c: { req: { raw: Request }; get: (name: 'address' | 'requestId') => string },
): Promise<RequestContext> {
  const { headers, url } = c.req.raw
  const actor = await shop.identity.identify(headers)
  return createRequestContext(shop, headers, {
    actor,
    address: c.get('address'),
    requestId: c.get('requestId'),
    language: callLanguage(new URL(url), headers),
  })
}

async function withReply(
  request: Request,
  context: RequestContext,
  answer: (context: RequestContext) => Promise<Response>,
): Promise<Response> {
  const response = await answer(context).catch((error: unknown) => {
    if (error instanceof DomainError) return refuse(request, error)
    throw error
  })
  for (const [name, value] of context.reply) response.headers.append(name, value)
  return response
}
