import type { RequestContext } from '#modules/context.ts'

const statuses: ReadonlySet<number> = new Set([401, 403])
/** In an address below /api/auth nothing is secret; elsewhere ids and whatever a visitor typed may stand. */
const idShape = /\/[^/]*\d[^/]*/g
/** Longer than the path of any call. */
const longestPath = 200

/** A sign-in that failed, and a right that somebody asked for and lacks: what whoever keeps watch looks for. By the account's id, or nobody's. */
export function logRefusal({ method, url }: Request, status: number, { ctx: { log, actor } }: RequestContext): void {
  if (!statuses.has(status)) return
  const path = new URL(url).pathname.slice(0, longestPath).replaceAll(idShape, '/:id')
  const isSignIn = path.startsWith('/api/auth/')
  // Guests whose session is over ask for their own things all the time: that is told nobody.
  if (!isSignIn && actor.kind !== 'account') return
  const account = actor.kind === 'account' ? actor.accountId : undefined
  log.info({ call: `${method} ${path}`, status, account }, isSignIn ? 'sign-in refused' : 'right refused')
}
