import { type MiddlewareFunction, RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { type Actor, guest } from '#contract/actor.ts'
import { type Role } from '#contract/rules/roles.ts'
import { noStaff, onlyMembers, onlyPartners, onlyStaff } from './guards.ts'
import { visitContext } from './page-context.ts'

const signedIn = (role: Role): Actor => ({
  kind: 'account',
  accountId: '01980000-0000-7000-8000-000000000001',
  email: 'someone@example.com',
  fullName: 'Someone',
  role,
  isSuperAdmin: false,
  isMember: false,
})

/** Returns the address the guard redirects this visitor to; undefined if there is no redirect. */
async function sentTo(
  guard: MiddlewareFunction,
  actor: Actor,
  address: string,
  prefix = '',
  isAway = false,
): Promise<string | null | undefined> {
  const context = new RouterContextProvider()
  context.set(visitContext, { actor, prefix, isAway, language: 'en', publicUrl: 'http://shop.test', isProduction: false })
  const url = new URL(address, 'http://shop.test')
  try {
    await guard({ context, url, request: new Request(url), params: {}, pattern: '' }, () => Promise.resolve(undefined))
    return undefined
  } catch (answer) {
    if (answer instanceof Response) return answer.headers.get('location')
    throw answer
  }
}

describe('pages for staff', () => {
  it('sends a guest to sign in and back to path and query', async () => {
    expect(await sentTo(onlyStaff, guest, '/admin/orders?status=pending&page=2')).toBe(
      '/login?returnUrl=%2Fadmin%2Forders%3Fstatus%3Dpending%26page%3D2',
    )
  })

  it('stays in the language of the address', async () => {
    expect(await sentTo(onlyStaff, guest, '/kk/admin/orders', '/kk')).toBe('/kk/login?returnUrl=%2Fadmin%2Forders')
    expect(await sentTo(onlyStaff, signedIn('customer'), '/ru/admin', '/ru')).toBe('/ru/')
  })

  it.each(['customer', 'member', 'partner'] as const)('sends a %s home', async (role) => {
    expect(await sentTo(onlyStaff, signedIn(role), '/admin/orders')).toBe('/')
  })

  it.each(['staff', 'admin'] as const)('lets %s in', async (role) => {
    expect(await sentTo(onlyStaff, signedIn(role), '/admin/orders')).toBeUndefined()
  })
})

describe('pages for customers', () => {
  it.each(['staff', 'admin'] as const)('shows %s where their place is', async (role) => {
    expect(await sentTo(noStaff, signedIn(role), '/ru/checkout', '/ru')).toBe('/ru/admin-shop-redirect')
  })

  it('lets everybody else in', async () => {
    expect(await sentTo(noStaff, guest, '/checkout')).toBeUndefined()
    expect(await sentTo(noStaff, signedIn('partner'), '/checkout')).toBeUndefined()
  })
})

describe('pages of the account', () => {
  it('asks a guest to sign in and comes back in the same language', async () => {
    expect(await sentTo(onlyMembers, guest, '/kk/account/orders?status=shipped', '/kk')).toBe(
      '/kk/login?returnUrl=%2Faccount%2Forders%3Fstatus%3Dshipped',
    )
  })

  it.each(['customer', 'member'] as const)('lets a %s in, whose membership may be off', async (role) => {
    expect(await sentTo(onlyMembers, signedIn(role), '/account')).toBeUndefined()
  })

  it('informs a partner about membership', async () => {
    expect(await sentTo(onlyMembers, signedIn('partner'), '/ru/account', '/ru')).toBe('/ru/membership')
  })

  it.each(['staff', 'admin'] as const)('shows %s where their place is', async (role) => {
    expect(await sentTo(onlyMembers, signedIn(role), '/account/wishlist')).toBe('/admin-shop-redirect')
  })
})

it('redirects nobody while the visitor is unknown', async () => {
  for (const guard of [onlyStaff, onlyMembers, noStaff]) expect(await sentTo(guard, guest, '/account/orders', '', true)).toBeUndefined()
})

describe('the area of partners', () => {
  it('sends a guest to sign in and back to path and query, in the language of the address', async () => {
    expect(await sentTo(onlyPartners, guest, '/kk/partner/statistics?from=2026-11-01', '/kk')).toBe(
      '/kk/login?returnUrl=%2Fpartner%2Fstatistics%3Ffrom%3D2026-11-01',
    )
  })

  it.each(['customer', 'member', 'staff', 'admin'] as const)('sends a %s home', async (role) => {
    expect(await sentTo(onlyPartners, signedIn(role), '/ru/partner/dashboard', '/ru')).toBe('/ru/')
  })

  it('lets a partner in, and redirects nobody while the visitor is unknown', async () => {
    expect(await sentTo(onlyPartners, signedIn('partner'), '/partner/dashboard')).toBeUndefined()
    expect(await sentTo(onlyPartners, guest, '/partner/dashboard', '', true)).toBeUndefined()
  })
})
