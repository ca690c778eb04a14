import type { RequestContext } from '#modules/context.ts'

const statuses: ReadonlySet<number> = new Set([401, 403])
/** Paths below /api/auth contain no secrets; others may contain ids and text that a visitor typed. */
const idShape = /\/[^/]*\d[^/]*/g
/** Longer than the path of any call. */
const longestPath = 200

/** Logs failed sign-ins and refused rights for operators, with the account's id if there is one. */
export function logRefusal({ method, url }: Request, status: number, { ctx: { log, actor } }: RequestContext): void {
  if (!statuses.has(status)) return
  const path = new URL(url).pathname.slice(0, longestPath).replaceAll(idShape, '/:id')
  const isSignIn = path.startsWith('/api/auth/')
  // Guests with an expired session often request their own data, which is not worth logging.
  if (!isSignIn && actor.kind !== 'account') return
  const account = actor.kind === 'account' ? actor.accountId : undefined
  log.info({ call: `${method} ${path}`, status, account }, isSignIn ? 'sign-in refused' : 'right refused')
}
