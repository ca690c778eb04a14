import { mailbox, tokenIn } from './mailbox.ts'
import { post, runningShop, type RunningShop } from './shop.ts'

export const goodPassword = 'felt-and-wool-7!'

type Sent = { body?: unknown; token?: string | undefined; headers?: Record<string, string> }
export type Answered = { status: number; body: Record<string, unknown>; headers: Headers }

/** Opens a shop with running jobs and people who register in it. Call it at the top of the file. */
export async function shopWithAccounts(environment: Record<string, string> = {}) {
  const running = await runningShop(environment)
  await running.shop.startJobs()
  return withAccounts(running)
}

/** The same as `shopWithAccounts`, for a shop that is already open. */
export function withAccounts(running: RunningShop) {
  const mails = mailbox(running.db)
  const { origin } = running

  async function call(method: string, path: string, { body, token, headers = {} }: Sent = {}): Promise<Answered> {
    const isForm = body instanceof FormData
    const response = await fetch(origin + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    return {
      status: response.status,
      body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : {},
      headers: response.headers,
    }
  }
  const auth = (path: string, body: unknown, token?: string) => call('POST', `/api/auth${path}`, { body, token })
  const register = (email: string, changes: Record<string, unknown> = {}) =>
    auth('/sign-up/email', { name: 'Aigerim', email, password: goodPassword, ...changes })

  async function signIn(email: string, password = goodPassword): Promise<string> {
    const response = await post(origin, '/api/auth/sign-in/email', { email, password })
    const { token } = (await response.json()) as { token?: string }
    if (!token) throw new Error(`${email} could not sign in: ${response.status}`)
    return token
  }

  /** Registers, confirms and signs in a member; returns the bearer token. */
  async function member(email: string): Promise<string> {
    await register(email)
    await auth('/verify-email', { token: tokenIn(await mails.newest(email)) })
    return signIn(email)
  }

  /** The same as `member`, with the rights of an admin. Signs in again, because a new role ends the sessions. */
  async function admin(email: string, isSuperAdmin = true): Promise<string> {
    await member(email)
    await running.db.updateTable('profiles').set({ role: 'admin', is_super_admin: isSuperAdmin }).where('email', '=', email).execute()
    return signIn(email)
  }

  /** Requests the export of a member's data, which requires the password. */
  async function exported(token: string, password = goodPassword): Promise<Answered> {
    await auth('/verify-password', { password }, token)
    return call('GET', '/api/profile/export', { token })
  }

  return { ...running, mails, call, auth, register, signIn, member, admin, exported }
}
