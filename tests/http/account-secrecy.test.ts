import { describe, expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { orderOf } from '#tests/support/given.ts'
import { createAccount } from '#modules/identity/index.ts'
import { withoutScryptCache } from '#tests/support/scrypt-cache.ts'
import { type Answered, goodPassword, withAccounts } from '#tests/support/accounts.ts'
import { runningShop } from '#tests/support/shop.ts'

// Jobs do not run, because writing mails would distort the times.
const { auth, call, db, given, shop, signIn } = withAccounts(await runningShop())

function account(email: string, isEmailConfirmed = true): Promise<string> {
  return createAccount(shop, { email, password: goodPassword, fullName: 'Dana', isEmailConfirmed })
}

/** Upper limit of the repetitions. Times are least times in milliseconds, which a busy machine changes least. */
const mostRounds = 4

function leastTimes(...asked: Parameters<typeof timeBoth>): ReturnType<typeof timeBoth> {
  return withoutScryptCache(() => timeBoth(...asked))
}

async function timeBoth(ask: (email: string) => Promise<Answered>, known: string, unknown: string, turns = 15) {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  const answers = new Set<string>()
  await ask(unknown)
  const least = () => ({ known: Math.min(...times.known), unknown: Math.min(...times.unknown) })
  // On a busy machine the least time needs more turns to appear; a real difference remains in all of them. All answers must be the same.
  for (let turn = 1; turn <= turns || (turn <= turns * mostRounds && !areComparable(least())); turn += 1) {
    for (const [name, email] of [['known', known] as const, ['unknown', unknown] as const]) {
      const startedAt = performance.now()
      const { status, body, headers } = await ask(email)
      times[name].push(performance.now() - startedAt)
      answers.add(JSON.stringify([status, body, [...headers.keys()].sort()]))
    }
  }
  expect([...answers]).toHaveLength(1)
  return least()
}

/** The limit is generous: hashing a password or writing a mail before the answer would take ten times as long as the rest. */
function areComparable({ known, unknown }: { known: number; unknown: number }): boolean {
  return Math.max(known, unknown) < Math.min(known, unknown) * 2 + 8
}

function expectComparable(times: { known: number; unknown: number }): void {
  expect(areComparable(times), JSON.stringify(times)).toBe(true)
}

describe('a request reveals neither by answer nor by time whether an address has an account', () => {
  it('at sign-in with a wrong password, confirmed or not', async () => {
    await account('known@example.com')
    await account('unconfirmed@example.com', false)
    const ask = (email: string) => auth('/sign-in/email', { email, password: 'not-this-one-1!' })
    expectComparable(await leastTimes(ask, 'known@example.com', 'nobody@example.com', 5))
    expectComparable(await leastTimes(ask, 'unconfirmed@example.com', 'nobody@example.com', 5))
  })

  it('at sign-in to an account whose password is void, or that was deactivated', async () => {
    const [isVoid, isGone] = [await account('void@example.com'), await account('gone@example.com')]
    await db.updateTable('auth_accounts').set({ password: null }).where('user_id', '=', isVoid).execute()
    await db.updateTable('profiles').set({ deactivated_at: new Date() }).where('id', '=', isGone).execute()
    const ask = (email: string) => auth('/sign-in/email', { email, password: 'not-this-one-1!' })
    expectComparable(await leastTimes(ask, 'void@example.com', 'nobody@example.com', 5))
    expectComparable(await leastTimes(ask, 'gone@example.com', 'nobody@example.com', 5))
  })

  it.each(['/sign-in/magic-link', '/send-verification-email'])('at %s', async (path) => {
    const email = `letters-${path.length}@example.com`
    await account(email, path === '/sign-in/magic-link')
    expectComparable(await leastTimes((asked) => auth(path, { email: asked }), email, 'nobody@example.com'))
  })

  it('at a change of address', async () => {
    await account('taken@example.com')
    await account('curious@example.com')
    const token = await signIn('curious@example.com')
    const ask = (newEmail: string) => auth('/change-email', { newEmail, password: goodPassword }, token)
    expectComparable(await leastTimes(ask, 'taken@example.com', 'free@example.com'))
  })

  it('at tracking, whether the number or the address is wrong', async () => {
    const { id: product_id } = await given.product({ stock: 10 })
    const contact = { name: 'Guest', email: 'tracked@example.com', phone: '+60 12 345 6789' }
    const order = orderOf(await given.paymentMethod(), [{ product_id, quantity: 1 }], { contact })
    const { body } = await call('POST', '/api/orders', { body: order, headers: { 'idempotency-key': newId() } })
    const { order_number } = body['order'] as { order_number: string }
    const ask = (number: string) => call('POST', '/api/orders/track', { body: { order_number: number, email: 'stranger@example.com' } })
    expectComparable(await leastTimes(ask, order_number, 'UND-00001'))
  })
})
