import { type HttpRoute, openFile } from '#modules/http-route.ts'
import type { Shop } from '../shop.ts'
import { openOrderHints, openStaffHints, openStudioEvents } from './live-hints.ts'
import { openVisitEvents } from './visit-events.ts'
import { openLiveUpdates } from './live-updates.ts'
import { describeApi, readerPage } from './openapi.ts'
import type { BesideRoute } from './allowed-methods.ts'

/** What is of no module: the shop's own health, its description, and the stream of changes. `beside` are all addresses beside the contract. */
export function serverRoutes(shop: Shop, beside: () => readonly BesideRoute[]): HttpRoute[] {
  const { config } = shop
  let description: ReturnType<typeof describeApi> | undefined
  /** Making it costs a seventh of a second of a core, and it is the same for everybody. */
  const described = () => (description ??= describeApi(config.publicUrl, beside()))
  return [
    openFile('/health', ({ c }) => c.json({ status: 'alive' })),
    openFile('/ready', async ({ c }) => {
      try {
        await shop.checkReady()
        return c.json({ status: 'ready' })
      } catch (error) {
        shop.log.warn({ err: error }, 'not ready')
        return c.json({ status: 'not ready' }, 503, { 'retry-after': '5' })
      }
    }),
    {
      ...openFile('/api/realtime', ({ c }) => openLiveUpdates(shop, c.env, { request: c.req.raw, address: c.get('address') })),
      summary: 'Stream of changes in the catalogue (server-sent events)',
    },
    {
      method: 'GET',
      path: '/api/realtime/staff',
      summary: 'Stream of what changes in the back office, by ids (server-sent events)',
      rules: { who: 'staff' },
      asksItself: true,
      answer: ({ c }) => openStaffHints(shop, c.env, { request: c.req.raw, address: c.get('address') }),
    },
    {
      method: 'GET',
      path: '/api/admin/analytics/events/live',
      summary: 'Stream of what visitors do (server-sent events)',
      rules: { who: 'admin' },
      asksItself: true,
      answer: ({ c }) => openVisitEvents(shop, c.env, c.req.raw),
    },
    {
      method: 'GET',
      path: '/api/admin/studio/sessions/{id}/events',
      summary: 'Stream of what happens in a session of the studio, by ids, and of how far its pictures are (server-sent events)',
      rules: { who: 'admin' },
      asksItself: true,
      answer: ({ c, part }) => openStudioEvents(shop, c.env, { request: c.req.raw, address: c.get('address') }, part('id')),
    },
    {
      method: 'GET',
      path: '/api/orders/{id}/live',
      summary: 'Stream of what changes about an order, by ids (server-sent events)',
      rules: { who: 'owner_or_staff' },
      answer: ({ c, part }) => openOrderHints(shop, c.env, { request: c.req.raw, address: c.get('address') }, part('id')),
    },
    {
      ...openFile('/api/openapi.json', async ({ c }) => c.json(await described())),
      summary: 'This description, as OpenAPI 3.1',
    },
    {
      ...openFile('/api/docs', async ({ c }) =>
        c.html(readerPage(await described()), 200, {
          'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
        }),
      ),
      summary: 'This description, as a page to read',
    },
    ...(config.isProduction
      ? []
      : [
          openFile('/api/dev/demo-accounts', ({ c }) =>
            c.json(shop.demoAccounts.map(({ role, email, password }) => ({ role, email, password }))),
          ),
        ]),
  ]
}
