import { describe, expect, it } from 'vitest'
import { createAccount } from '#modules/identity/index.ts'
import { goodPassword, withAccounts } from '#tests/support/accounts.ts'
import { runningShop, shopBeside } from '#tests/support/shop.ts'
import { stopClock } from '#tests/support/stopped-clock.ts'

stopClock()
const first = await runningShop({ RATE_LIMITS: 'on', TRUST_PROXY: '1' })
/** A restarted shop knows earlier attempts only from the database. */
const restarted = await shopBeside(first, { TRUST_PROXY: '1' })
const shops = { before: withAccounts(first), after: withAccounts(restarted) }

type Who = { email: string; token?: string | undefined }
type Path = { call: string; body: (who: Who) => unknown; byAccount?: number; byAddress: number; isSignedIn?: boolean }

const wrongToken = { token: 'not-a-token-of-ours' }
const paths: Path[] = [
  { call: 'sign-in/email', body: ({ email }) => ({ email, password: 'not-this-one-1!' }), byAccount: 10, byAddress: 30 },
  { call: 'sign-up/email', body: ({ email }) => ({ name: 'Dana', email, password: goodPassword }), byAccount: 5, byAddress: 40 },
  { call: 'send-verification-email', body: ({ email }) => ({ email }), byAccount: 3, byAddress: 30 },
  { call: 'request-password-reset', body: ({ email }) => ({ email }), byAccount: 1, byAddress: 30 },
  { call: 'sign-in/magic-link', body: ({ email }) => ({ email }), byAccount: 5, byAddress: 30 },
  {
    call: 'change-email',
    body: () => ({ newEmail: 'elsewhere@example.com', password: goodPassword }),
    byAccount: 5,
    byAddress: 30,
    isSignedIn: true,
  },
  {
    call: 'change-password',
    body: () => ({ currentPassword: 'not-this-one-1!', newPassword: 'Steppe-and-Sky-8!' }),
    byAccount: 10,
    byAddress: 30,
    isSignedIn: true,
  },
  { call: 'verify-email', body: () => wrongToken, byAddress: 120 },
  { call: 'verify-reset-token', body: () => wrongToken, byAddress: 120 },
  { call: 'reset-password', body: () => ({ ...wrongToken, newPassword: 'Steppe-and-Sky-8!' }), byAddress: 120 },
  { call: 'magic-link/verify', body: () => wrongToken, byAddress: 120 },
]

let lastAddress = 0
/** Returns an address without earlier requests. */
function newAddress(): string {
  lastAddress += 1
  return `198.51.${Math.floor(lastAddress / 250)}.${(lastAddress % 250) + 1}`
}

let lastPerson = 0
async function somebody({ isSignedIn = false }: Path): Promise<Who> {
  lastPerson += 1
  const email = `person-${lastPerson}@example.com`
  if (!isSignedIn) return { email }
  await createAccount(first.shop, { email, password: goodPassword, fullName: 'Dana', isEmailConfirmed: true })
  const body = { email, password: goodPassword }
  const { body: answer } = await shops.before.call('POST', '/api/auth/sign-in/email', { body, headers: from(newAddress()) })
  return { email, token: String(answer['token']) }
}

const from = (address: string) => ({ 'x-forwarded-for': address })

async function ask(shop: keyof typeof shops, { call, body }: Path, who: Who, address: string) {
  return shops[shop].call('POST', `/api/auth/${call}`, { body: body(who), token: who.token, headers: from(address) })
}

describe('after a restart', () => {
  it.each(paths.filter(({ byAccount }) => byAccount !== undefined))(
    'an account that was asked for too often at $call stays closed, from wherever it is asked',
    async (path) => {
      const { byAccount = 0 } = path
      const [asked, other] = [await somebody(path), await somebody(path)]
      const answers = await Promise.all(Array.from({ length: byAccount }, () => ask('before', path, asked, newAddress())))
      expect(answers.filter(({ status }) => status === 429)).toEqual([])
      const refused = await ask('after', path, asked, newAddress())
      expect([refused.status, refused.body['code']]).toEqual([429, 'too_many_requests'])
      expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
      expect((await ask('after', path, other, newAddress())).status).not.toBe(429)
    },
  )

  it.each(paths)('a limited address at $call stays closed, for any account it names', async (path) => {
    const { byAddress, byAccount = byAddress } = path
    const address = newAddress()
    const people = await Promise.all(Array.from({ length: Math.ceil(byAddress / byAccount) }, () => somebody(path)))
    const asked = people.flatMap((who) => Array.from({ length: byAccount }, () => who)).slice(0, byAddress)
    const answers = await Promise.all(asked.map((who) => ask('before', path, who, address)))
    expect(answers.filter(({ status }) => status === 429)).toEqual([])
    const next = await somebody(path)
    const refused = await ask('after', path, next, address)
    expect([refused.status, refused.body['code']]).toEqual([429, 'too_many_requests'])
    expect((await ask('after', path, next, newAddress())).status).not.toBe(429)
  })
})
