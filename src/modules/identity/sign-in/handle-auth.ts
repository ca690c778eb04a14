import { sql } from 'kysely'
import { signInInput } from '#contract/sign-in.ts'
import { DomainError, NotFound } from '#kit/http/domain-error.ts'
import type { Limit } from '#kit/limits/limits.ts'
import { inTransaction, type RequestContext } from '#modules/context.ts'
import { InvalidCredentials, SecondStepNeeded } from '../account-errors.ts'
import { endSession, getAccountId } from '../account-store.ts'
import { addressHeader, type Auth } from './auth.ts'
import { readAuthAnswer } from './auth-answer.ts'
import { type AuthCalls, type OwnCallOptions, secondStepAnswer } from './auth-call.ts'
import { letterCalls } from './letter-calls.ts'
import { noteDevice } from '../sessions/note-device.ts'
import { passkeyCalls } from '../passkeys/passkey-calls.ts'
import { findPasswordHash, isPasswordHashOf } from './passwords.ts'
import { readBody } from './read-body.ts'
import { secondFactorCalls } from '../second-factor/second-factor-calls.ts'
import { secondStepMethods } from '../second-factor/second-factor-rules.ts'
import { beginSecondStep, endedSecondStepCookie, secondStepSetCookie } from '../second-factor/second-step.ts'
import { sessionCalls } from '../sessions/session-calls.ts'
import { findCookie, findSessionToken, sessionCookieName, signSessionToken } from '../sessions/session-token.ts'

type HandleAuthOptions = OwnCallOptions & { auth: () => Promise<Auth> }
export type HandleAuth = (request: Request, context: RequestContext) => Promise<Response>
/** Method and address. */
export type AuthRoute = readonly [method: string, path: string]

const signInByAddress: Limit = { name: 'sign-in-by-address', points: 30, perSeconds: 60 }
const signInByAccount: Limit = { name: 'sign-in-by-account', points: 10, perSeconds: 15 * 60 }

const basePath = '/api/auth'
/** What better-auth needs to know of a request; a hostile Host or forwarded header never reaches it. */
const passedHeaders = ['authorization', 'origin', 'user-agent']
/** They accuse a browser that names no origin; Node's own fetch sends one of them and is no browser. */
const browserHeaders = ['referer', 'sec-fetch-site', 'sec-fetch-mode', 'sec-fetch-dest']

/** Serves /api/auth/*: only the calls listed here exist. Throws DomainErrors, which the edge turns into the answer. */
export function createHandleAuth(options: HandleAuthOptions): { handleAuth: HandleAuth; authRoutes: readonly AuthRoute[] } {
  const calls: AuthCalls = {
    ...letterCalls(options),
    ...sessionCalls(options),
    ...secondFactorCalls(options),
    ...passkeyCalls(options),
    '/sign-in/email': { POST: signIn },
    '/sign-out': { POST: (request, context) => ask(request, context, {}) },
    '/get-session': { GET: getSession },
  }

  async function signIn(request: Request, context: RequestContext): Promise<Response> {
    await context.limits.take(signInByAddress, context.address)
    const { email, password, rememberMe } = await readBody(request, signInInput)
    await context.limits.take(signInByAccount, email)
    const passwordHash = await findPasswordHash(context.ctx.db, email)
    const answered = await readAuthAnswer(await ask(request, context, { email, password, rememberMe })).catch((error: unknown) => {
      if (error instanceof SecondStepNeeded) return undefined
      throw error
    })
    await context.limits.giveBack(signInByAccount, email)
    if (!answered) return askSecondStep(context, email, passwordHash)
    const { body, headers } = answered
    // Changed while it was being checked: that ended every session but this one, which was not there yet.
    if (!(await isPasswordHashOf(context.ctx.db, email, passwordHash))) {
      await endSession(context.ctx.db, String(body['token']))
      throw new InvalidCredentials()
    }
    headers.append('set-cookie', endedSecondStepCookie(options))
    // A session that was there before, whoever opened it, does not outlive the sign-in.
    const earlier = findSessionToken(request.headers, options)
    if (earlier !== undefined) await endSession(context.ctx.db, earlier)
    const token = signSessionToken(String(body['token']), options.secret)
    const user = body['user']
    if (typeof user === 'object' && user !== null && 'id' in user) {
      const device = { accountId: String(user.id), email, headers: request.headers, isSecure: options.isSecure }
      const cookie = await noteDevice(context.ctx, device)
      if (cookie !== undefined) headers.append('set-cookie', cookie)
    }
    return Response.json({ ...body, token }, { headers })
  }

  /** The password was right; whoever types the code within ten minutes gets the session. */
  async function askSecondStep({ ctx }: RequestContext, email: string, passwordHash: string | null | undefined): Promise<Response> {
    const { id, token } = await inTransaction(ctx, async (inside) => {
      if (!(await isPasswordHashOf(inside.db, email, passwordHash))) throw new InvalidCredentials()
      const accountId = await getAccountId(inside.db, email)
      return { id: accountId, token: await beginSecondStep(inside, { id: accountId, email }) }
    })
    const cookie = secondStepSetCookie(token, options)
    return secondStepAnswer(await secondStepMethods(ctx.db, id, options.isProduction), [cookie])
  }

  async function getSession(request: Request, context: RequestContext): Promise<Response> {
    // What ended the session for us ends it here too (deactivation, a demo account in production).
    if (context.ctx.actor.kind !== 'account') return Response.json(null, { headers: noStore })
    const { body, headers } = await readAuthAnswer(await ask(request, context))
    const { session, user } = body
    if (typeof session !== 'object') return Response.json(null, { headers })
    // The token stays in its cookie, out of reach of scripts.
    return Response.json({ session: { ...session, token: undefined }, user }, { headers })
  }

  async function ask(request: Request, context: RequestContext, body?: Record<string, unknown>): Promise<Response> {
    const headers = new Headers({ [addressHeader]: context.address })
    const isBrowser = request.headers.has('origin') || request.headers.get('sec-fetch-site') === 'cross-site'
    for (const name of isBrowser ? [...passedHeaders, ...browserHeaders] : passedHeaders) {
      const value = request.headers.get(name)
      if (value !== null) headers.set(name, value)
    }
    const cookie = findCookie(request.headers, sessionCookieName(options))
    if (cookie) headers.set('cookie', `${sessionCookieName(options)}=${cookie}`)
    if (body) headers.set('content-type', 'application/json')
    const { pathname } = new URL(request.url)
    const auth = await options.auth()
    const response = await auth.handler(
      new Request(new URL(pathname, options.publicUrl), {
        method: request.method,
        headers,
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    )
    // The library keeps to itself why it failed; a database that is away says so itself.
    if (response.status >= 500) await sql`select 1`.execute(context.ctx.db)
    return response
  }

  /** A page of somebody else must not sign anybody in or out, not even as itself. Letters lead to pages, never to these calls. */
  function isFromElsewhere(request: Request): boolean {
    const origin = request.headers.get('origin')
    return request.headers.get('sec-fetch-site') === 'cross-site' || (origin !== null && !options.isOwnOrigin(origin))
  }

  const handleAuth: HandleAuth = async (request, context) => {
    const methods = calls[new URL(request.url).pathname.slice(basePath.length)]
    if (!methods) throw new NotFound()
    const call = methods[request.method]
    if (!call) {
      context.reply.set('allow', Object.keys(methods).join(', '))
      throw new DomainError('method_not_allowed', 405)
    }
    if (isFromElsewhere(request)) throw new DomainError('foreign_origin', 403)
    return call(request, context)
  }

  const authRoutes = Object.entries(calls).flatMap(([path, methods]) =>
    Object.keys(methods).map((method): AuthRoute => [method, basePath + path]),
  )
  return { handleAuth, authRoutes }
}

const noStore = { 'cache-control': 'no-store' }
