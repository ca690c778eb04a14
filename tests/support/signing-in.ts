import { implement } from '@orpc/server'
import { beforeEach } from 'vitest'
import { contract } from '#contract/contract.ts'
import { systemClock } from '#kit/clock/clock.ts'
import { createApiHandler } from '#kit/http/api-handler.ts'
import { firstLook } from '#kit/http/first-look.ts'
import { ImageQueue } from '#kit/images/image-queue.ts'
import { type Limits, unlimited } from '#kit/limits/limits.ts'
import { createLog } from '#kit/log/log.ts'
import { ShopMemory } from '#modules/shop-memory.ts'
import type { Ctx, RequestContext } from '#modules/context.ts'
import { callerAdmitted, createAccount, createIdentity, type Identity, type NewAccount } from '#modules/identity/index.ts'
import { isFromElsewhere } from '#server/http/same-origin.ts'
import { testDatabase } from './database.ts'
import { bodiesIn } from './bodies.ts'

export const authSecret = 'a secret of at least thirty-two characters'
export const password = 'felt-and-wool-7!'

type Sent = { method?: string; body?: unknown; headers?: Record<string, string>; limits?: Limits; address?: string; by?: Identity }

/** Sets up accounts and /api/auth on the test file's own database. Removes all accounts before each test. */
export async function signingIn() {
  const { db, pool } = await testDatabase()
  const log = createLog({ level: 'silent' })
  const memory = new ShopMemory()
  const identityOf = (changes: { publicUrl?: string; isProduction?: boolean } = {}) =>
    createIdentity({
      db,
      memory,
      secret: authSecret,
      publicUrl: 'http://localhost:3000',
      isProduction: false,
      ...changes,
    })
  const identity = identityOf()
  beforeEach(() => db.deleteFrom('users').execute())

  async function send(path: string, sent: Sent = {}): Promise<Response> {
    const { method = 'POST', body, headers = {}, limits = unlimited, address = '203.0.113.7', by = identity } = sent
    const request = new Request(`http://localhost:3000/api/auth${path}`, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const actor = await by.identify(request.headers)
    const ctx: Ctx = {
      db,
      actor,
      clock: systemClock,
      log,
      language: 'en',
      files: noFiles,
      jobs: noJobs,
      listeners: [],
      memory,
      requestId: 'test',
      uses: new Set(),
      imageQueue: new ImageQueue(),
    }
    const reply = new Headers()
    const asking = {
      address,
      limits,
      idempotencyKey: undefined,
      guestTokens: [],
      isHttps: false,
      isForeign: isFromElsewhere(request.headers, isOwnOrigin),
      counted: new Set<string>(),
    }
    const context: RequestContext = { ctx, headers: request.headers, reply, ...asking }
    const { matched, response } = await handlerOf(by)(request, context)
    if (!matched) throw new Error(`no call answers ${method} ${path}`)
    for (const [name, value] of reply) response.headers.append(name, value)
    return response
  }

  return {
    db,
    pool,
    memory,
    identity,
    identityOf,
    send,
    signIn: ({ email = 'aigerim@example.com', password: typed = password, ...sent }: Sent & { email?: string; password?: string } = {}) =>
      send('/sign-in/email', { ...sent, body: { email, password: typed } }),
    givenAccount: (changes: Partial<NewAccount> = {}) =>
      createAccount(
        { db, clock: systemClock },
        { email: 'aigerim@example.com', password, fullName: 'Aigerim', isEmailConfirmed: true, ...changes },
      ),
  }
}

/** Messages are their own codes. */
function handlerOf({ routes }: Identity) {
  return createApiHandler<RequestContext>({
    bodies: bodiesIn(),
    router: implement({ auth: contract.auth }).$context<RequestContext>().use(firstLook).use(callerAdmitted).router({ auth: routes }),
    sentences: () => ({ error: (code) => code, field: (code) => code }),
    onFault: (error) => {
      throw error
    },
  })
}

type Refused = { status: number; code: string; fields?: Record<string, string> }

/** Returns why the request was refused; any other answer fails the test. */
export async function refusal(answer: Promise<Response>): Promise<Refused> {
  const response = await answer
  if (response.status < 400 || response.status >= 500) throw new Error(`Expected a refusal, and was answered ${response.status}`)
  const { code, fields } = (await response.json()) as Omit<Refused, 'status'>
  return { status: response.status, code, ...(fields ? { fields } : {}) }
}

const isOwnOrigin = (origin: string) => ['http://localhost:3000', 'http://127.0.0.1:3000'].includes(origin)
const unused = () => Promise.reject(new Error('signing in touches no files'))
const noFiles: Ctx['files'] = { put: unused, find: unused, stream: unused, remove: unused, checkWritable: unused }
/** Tests with a whole shop read the mails about new devices. */
const noJobs: Ctx['jobs'] = { enqueue: () => Promise.resolve() }
