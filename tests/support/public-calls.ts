import type { AnyRouter } from '@orpc/server'
import { type Actor, guest } from '#contract/actor.ts'
import type { Language } from '#contract/languages.ts'
import { type Clock, settableClock } from '#kit/clock/clock.ts'
import type { Database } from '#kit/database/database.ts'
import { createApiHandler } from '#kit/http/api-handler.ts'
import { ImageQueue } from '#kit/images/image-queue.ts'
import { type Limits, unlimited } from '#kit/limits/limits.ts'
import { createLog } from '#kit/log/log.ts'
import { ShopMemory } from '#modules/shop-memory.ts'
import type { Ctx, RequestContext } from '#modules/context.ts'
import { bodiesIn } from './bodies.ts'

type Asking = { actor?: Actor; language?: Language; address?: string; limits?: Limits; idempotencyKey?: string | undefined }
export type PromisedJob = { name: string; payload: unknown }

/** Calls modules' HTTP handlers without a port. Messages are their own codes; jobs are recorded, not run. */
export function publicCalls({
  db,
  router,
  clock = settableClock('2026-03-21T04:00:00Z'),
}: {
  db: Database
  router: AnyRouter
  clock?: Clock
}) {
  const jobs: PromisedJob[] = []
  const memory = new ShopMemory()
  const uses = new Set<string>()
  const handle = createApiHandler<RequestContext>({
    bodies: bodiesIn(),
    router,
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
      language,
      uses,
      imageQueue: new ImageQueue(),
      listeners: [],
      memory,
      requestId: 'test',
      log: createLog({ level: 'silent' }),
      files: {
        put: () => Promise.resolve(),
        find: () => Promise.resolve(undefined),
        stream: () => Promise.reject(new Error('no files in this test')),
        remove: () => Promise.resolve(),
        checkWritable: () => Promise.resolve(),
      },
      jobs: {
        enqueue: (_db, job, payload) => {
          jobs.push({ name: job.name, payload: job.payload.parse(payload) })
          return Promise.resolve()
        },
      },
    }
  }

  async function call(method: string, path: string, body?: unknown, asking: Asking = {}) {
    const sent = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
    const { matched, response } = await handle(new Request(`http://shop.test/api${path}`, { method, ...sent }), {
      ctx: ctxOf(asking),
      address: asking.address ?? '203.0.113.7',
      idempotencyKey: asking.idempotencyKey,
      guestTokens: [],
      limits: asking.limits ?? unlimited,
      headers: new Headers(),
      reply: new Headers(),
      isHttps: false,
      isForeign: false,
      counted: new Set(),
    })
    if (!matched) throw new Error(`no call answers ${method} ${path}`)
    const text = await response.text()
    const answer: unknown = text === '' ? null : JSON.parse(text)
    return { status: response.status, body: answer }
  }

  return { call, ctxOf, jobs, memory, uses }
}
