import { z } from 'zod'
import { language } from '#contract/fields.ts'
import { eventFilter } from '#contract/figures.ts'
import { liveTables, staffTopics } from '#contract/live.ts'
import { type HttpRoute, openFile } from '#modules/http-route.ts'
import type { Shop } from '../shop.ts'
import { openOrderHints, openStaffHints, openStudioEvents } from './live-hints.ts'
import { openVisitEvents } from './visit-events.ts'
import { openLiveUpdates } from './live-updates.ts'
import { describeApi, readerPage } from './openapi.ts'
import type { BesideRoute } from './allowed-methods.ts'

/** The shop's health, the API description and the stream of changes. `beside` returns all addresses outside the contract. */
export function serverRoutes(shop: Shop, beside: () => readonly BesideRoute[]): HttpRoute[] {
  const { config } = shop
  let description: ReturnType<typeof describeApi> | undefined
  /** Created once: it takes a seventh of a second of CPU time and is the same for everybody. */
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
      described: {
        operationId: 'live.catalogue',
        summary: 'Stream of changes in the catalogue (server-sent events)',
        query: { tables: z.array(z.enum(liveTables)).min(1).optional(), greeting: z.enum(['1']).optional() },
        types: ['text/event-stream'],
      },
    },
    {
      method: 'GET',
      path: '/api/realtime/staff',
      described: {
        operationId: 'live.staff',
        summary: 'Stream of what changes in the back office, by ids (server-sent events)',
        query: { topics: z.array(z.enum(staffTopics)).min(1).optional() },
        types: ['text/event-stream'],
      },
      rules: { who: 'staff' },
      asksItself: true,
      answer: ({ c }) => openStaffHints(shop, c.env, { request: c.req.raw, address: c.get('address') }),
    },
    {
      method: 'GET',
      path: '/api/admin/analytics/events/live',
      described: {
        operationId: 'live.visits',
        summary: 'Stream of what visitors do (server-sent events)',
        query: { ...eventFilter.shape, lang: language.optional() },
        types: ['text/event-stream'],
      },
      rules: { who: 'admin' },
      asksItself: true,
      answer: ({ c }) => openVisitEvents(shop, c.env, c.req.raw),
    },
    {
      method: 'GET',
      path: '/api/admin/studio/sessions/{id}/events',
      described: {
        operationId: 'live.studio',
        missing: 'studio_session_not_found',
        summary: 'Stream of what happens in a session of the studio, by ids, and of how far its pictures are (server-sent events)',
        types: ['text/event-stream'],
      },
      rules: { who: 'admin' },
      asksItself: true,
      answer: ({ c, part }) => openStudioEvents(shop, c.env, { request: c.req.raw, address: c.get('address') }, part('id')),
    },
    {
      method: 'GET',
      path: '/api/orders/{id}/live',
      described: {
        operationId: 'live.order',
        missing: 'order_not_found',
        summary: 'Stream of what changes about an order, by ids (server-sent events)',
        query: { token: z.string().optional() },
        types: ['text/event-stream'],
      },
      rules: { who: 'owner_or_staff' },
      answer: ({ c, part }) => openOrderHints(shop, c.env, { request: c.req.raw, address: c.get('address') }, part('id')),
    },
    {
      ...openFile('/api/openapi.json', async ({ c }) => c.json(await described())),
      described: {
        operationId: 'shop.openapi',
        summary: 'This description, as OpenAPI 3.1',
        types: ['application/json'],
      },
    },
    {
      ...openFile('/api/docs', async ({ c }) =>
        c.html(readerPage(await described()), 200, {
          'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
        }),
      ),
      described: {
        operationId: 'shop.docs',
        summary: 'This description, as a page to read',
        types: ['text/html'],
      },
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
