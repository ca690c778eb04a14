import { os } from '@orpc/server'
import type { Actor } from '#contract/actor.ts'
import { createApiHandler } from '#kit/http/api-handler.ts'
import { firstLook } from '#kit/http/first-look.ts'
import { callerAdmitted } from '#modules/identity/index.ts'
import type { Database } from '#kit/database/database.ts'
import type { Files } from '#kit/files/files.ts'
import { unlimited } from '#kit/limits/limits.ts'
import { adminProductRoutes, catalogRoutes } from '#modules/catalog/index.ts'
import type { RequestContext } from '#modules/context.ts'
import { bodiesIn } from './bodies.ts'
import { catalogCtx } from './catalog-ctx.ts'

/** `Body` is the type that the test expects; it is not checked at run time. */
export type Called<Body> = { status: number; body: Body }
export type Refusal = { error: string; code: string; fields?: Record<string, string> }

/** Calls the catalogue's HTTP handler without a port. Messages are their own codes. */
export function catalogCalls(given: { db: Database; files: Files; actor?: Actor }) {
  const handle = createApiHandler<RequestContext>({
    bodies: bodiesIn(),
    router: os
      .$context<RequestContext>()
      .use(firstLook)
      .use(callerAdmitted)
      .router({ catalog: catalogRoutes, adminProducts: adminProductRoutes }),
    sentences: () => ({ error: (code) => code, field: (code) => code }),
    onFault: (error) => {
      throw error
    },
  })
  async function call<Body>(method: string, path: string, body?: unknown): Promise<Called<Body>> {
    const request = new Request(`http://shop.test/api${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    const { response } = await handle(request, {
      ctx: catalogCtx(given),
      address: '127.0.0.1',
      idempotencyKey: undefined,
      guestTokens: [],
      limits: unlimited,
      headers: new Headers(),
      reply: new Headers(),
      isHttps: false,
      isForeign: false,
      counted: new Set(),
    })
    return { status: response?.status ?? 404, body: await response?.json() }
  }
  return {
    get: <Body>(path: string) => call<Body>('GET', path),
    post: <Body>(path: string, body: unknown) => call<Body>('POST', path, body),
    patch: <Body>(path: string, body: unknown) => call<Body>('PATCH', path, body),
  }
}

export const admin: Actor = {
  kind: 'account',
  accountId: '01980000-0000-7000-8000-000000000001',
  email: 'admin@example.com',
  fullName: 'Admin',
  role: 'admin',
  isSuperAdmin: false,
  isMember: false,
}
export const staff: Actor = { ...admin, accountId: '01980000-0000-7000-8000-000000000002', role: 'staff' }
