import { expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { shopWithAccounts } from '#tests/support/accounts.ts'
import { partnersOf } from '#tests/support/partners.ts'

const running = await shopWithAccounts()
const { admin, call, given, origin } = running
const boss = await admin('boss@example.com')
const { ledger, partner, pay } = partnersOf(running, boss, await given.paymentMethod())

async function linesOf(path: string, token: string): Promise<string[][]> {
  const response = await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } })
  expect([path, response.status]).toEqual([path, 200])
  const [, ...lines] = (await response.text()).trim().split('\r\n')
  return lines.map((line) => line.split(','))
}

it('writes money as numbers, also negative entries, and the status of a partner in words', async () => {
  const cafe = await partner('cafe@example.com')
  for (const amount of [12.5, -2.5]) {
    const { status } = await call('POST', `/api/admin/partners/${cafe.id}/commissions`, {
      token: boss,
      body: { amount, reason: 'Counted by hand' },
      headers: { 'idempotency-key': newId() },
    })
    expect(status).toBe(201)
  }
  const commissions = await linesOf('/api/partner/commissions.csv', cafe.token)
  expect(commissions.map((cells) => cells[4])).toEqual(['-2.5', '12.5'])
  for (const [language, word] of [
    ['en', 'Active'],
    ['ru', 'Активен'],
    ['kk', 'Белсенді'],
  ]) {
    const [line = []] = await linesOf(`/api/admin/partners.csv?lang=${language}`, boss)
    expect([line[1], line[11], line[12]]).toEqual([`"${word}"`, '0', '10'])
  }
  const dueAndPaid = async () => [
    (await linesOf('/api/admin/partners/payouts.csv?due=true', boss)).map((cells) => cells[3]),
    (await linesOf('/api/admin/partners/payouts.csv', boss)).map((cells) => cells[3]),
  ]
  expect(await dueAndPaid()).toEqual([['10'], []])
  const entries = (await ledger(cafe)).commissions.map(({ id }) => id)
  expect((await pay(cafe.id, entries)).status).toBe(201)
  expect(await dueAndPaid()).toEqual([[], ['10']])
})
