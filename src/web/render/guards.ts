import { type MiddlewareFunction, redirect } from 'react-router'
import { isStaff, isStaffAccount } from '#contract/actor.ts'
import { pages } from '#contract/pages.ts'
import { visitContext } from './page-context.ts'
import { withoutPrefix } from './without-prefix.ts'

// Unlike a loader's, a middleware's redirect is sent unchanged, so the language prefix is added here.

/**
 * Guests go to sign-in, staff without a required second factor to its setup, others home. The layout needs a loader, or navigation skips
 * the guard.
 */
export const onlyStaff: MiddlewareFunction = ({ context, url }) => {
  const { actor, prefix, isAway } = context.get(visitContext)
  if (isAway || isStaff(actor)) return
  if (isStaffAccount(actor)) throw redirect(prefix + pages.security())
  throw redirect(prefix + (actor.kind === 'account' ? pages.home() : pages.login(withoutPrefix(url))))
}

/** Middleware for customers' pages that are rendered per visit (cart, checkout, account): redirects staff to the back office. */
export const noStaff: MiddlewareFunction = ({ context }) => {
  const { actor, prefix } = context.get(visitContext)
  if (isStaffAccount(actor)) throw redirect(prefix + pages.adminShopRedirect())
}

/**
 * Guests go to sign-in, staff to the back office, partners to the membership page. The layout needs a loader, or navigation skips the
 * guard.
 */
export const onlyMembers: MiddlewareFunction = ({ context, url }) => {
  const { actor, prefix, isAway } = context.get(visitContext)
  if (isAway) return
  if (actor.kind !== 'account') throw redirect(prefix + pages.login(withoutPrefix(url)))
  if (isStaffAccount(actor)) throw redirect(prefix + pages.adminShopRedirect())
  if (actor.role !== 'customer' && actor.role !== 'member') throw redirect(prefix + pages.membership())
}

/** Middleware for the partner's area: guests go to sign-in, others home. The layout needs a loader, or navigation skips the guard. */
export const onlyPartners: MiddlewareFunction = ({ context, url }) => {
  const { actor, prefix, isAway } = context.get(visitContext)
  if (isAway || (actor.kind === 'account' && actor.role === 'partner')) return
  throw redirect(prefix + (actor.kind === 'account' ? pages.home() : pages.login(withoutPrefix(url))))
}
