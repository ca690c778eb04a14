import { type Context, Hono } from 'hono'
import { callLanguage } from '#contract/rules/request-language.ts'
import { languagesOn } from '#modules/shop-languages.ts'
import { DomainError } from '#kit/http/domain-error.ts'
import type { RequestContext } from '#modules/context.ts'
import type { HttpEnv, HttpRoute } from '#modules/http-route.ts'
import { admitCaller, asksForAccount } from '#modules/identity/index.ts'
import { keyOf } from '../page-cache/cache-keys.ts'
import type { Shop } from '../shop.ts'
import type { BesideRoute } from './allowed-methods.ts'
import { refuse, refuseMethod, wholeBodies } from './guards.ts'
import { createRequestContext } from './request-context.ts'
import { serverRoutes } from './server-routes.ts'

/** `/{month}` or `/{month}.csv`. */
const parameter = /\/\{(\w+)\}(\.\w+)?/g

export function specialRoutes(shop: Shop): { routes: Hono<HttpEnv>; calls: readonly BesideRoute[] } {
  const app = new Hono<HttpEnv>()
  const routes: readonly HttpRoute[] = [...serverRoutes(shop, () => calls), ...shop.http]
  const calls = routes.flatMap(({ method, path, rules, described }) => (described ? [{ method, path, rules, described }] : []))
  for (const route of routes) {
    const pattern = route.path.replaceAll(parameter, (_all, name: string, ending = '') => `/:${name}${ending && `{.+\\${ending}}`}`)
    if (route.method === 'GET') app.get(pattern, (c) => answer(shop, route, c))
    else if (route.method === 'ANY') app.all(pattern, (c) => answerWhole(shop, route, c))
    else app.post(pattern, wholeBodies(shop.bodies), (c) => answer(shop, route, c))
  }
  // The contract knows the methods of its calls; these files only allow reading.
  for (const path of new Set(app.routes.map((route) => route.path))) {
    if (!path.startsWith('/api/')) app.all(path, (c) => refuseMethod(c.req.raw, ['GET', 'HEAD']))
  }
  return { routes: app, calls }
}

/** Reads the body of any method; errors of it are answered in the route's own shape. */
async function answerWhole(shop: Shop, route: HttpRoute, c: Context<HttpEnv>): Promise<Response> {
  const received = Promise.withResolvers<Response>()
  try {
    const refused = await wholeBodies(shop.bodies)(c, async () => received.resolve(await answer(shop, route, c)))
    return refused ?? (await received.promise)
  } catch (error) {
    const own = error instanceof Error ? route.refused?.(error) : undefined
    if (own) return own
    throw error
  }
}

async function answer(shop: Shop, route: HttpRoute, c: Context<HttpEnv>): Promise<Response> {
  let asking: RequestContext | undefined
  const context = async () => (asking ??= await contextOf(shop, c))
  function query(name: string): string | undefined {
    if (!route.described?.query?.[name]) throw new Error(`${route.path} does not describe its parameter ${name}`)
    return c.req.query(name)
  }
  async function respond(): Promise<Response> {
    if (!route.asksItself && asksForAccount(route.rules)) await admitCaller(await context(), route.rules)
    const part = (name: string) => {
      const ending = route.path.split(`{${name}}`)[1]?.split('/')[0] ?? ''
      return (c.req.param(name) ?? '').slice(0, ending === '' ? undefined : -ending.length)
    }
    return route.answer({ c, part, query, context, cacheKey: keyOf(languagesOn(shop), c.env.incoming) })
  }
  const response = await respond().catch((error: unknown) => {
    if (asking && error instanceof DomainError) return refuse(c.req.raw, error)
    throw error
  })
  for (const [name, value] of asking?.reply ?? []) response.headers.append(name, value)
  return response
}

async function contextOf(shop: Shop, c: Context<HttpEnv>): Promise<RequestContext> {
  const { headers, url } = c.req.raw
  const actor = await shop.states.identity.identify(headers)
  return createRequestContext(shop, headers, {
    actor,
    address: c.get('address'),
    requestId: c.get('requestId'),
    language: callLanguage(languagesOn(shop), new URL(url), headers),
  })
}
