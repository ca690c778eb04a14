import { expect, it } from 'vitest'
import { createLog } from '#kit/log/log.ts'
import { withAccounts } from '#tests/support/accounts.ts'
import { runningShop } from '#tests/support/shop.ts'

const lines: string[] = []
const log = createLog({ isPretty: false, destination: { write: (line) => lines.push(line) } })
const running = await runningShop({}, log)
await running.shop.startJobs()
const { call, member, signIn, db } = withAccounts(running)
const token = await member('keeper@example.com')
const { id } = await db.selectFrom('profiles').select('id').where('email', '=', 'keeper@example.com').executeTakeFirstOrThrow()

/** Returns the log lines about sign-ins and refusals during `act`; the shop's jobs write other lines. */
async function linesOf(act: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  lines.splice(0)
  await act()
  return lines.map((line): Record<string, unknown> => JSON.parse(line)).filter(({ msg }) => /signed in|refused/.test(String(msg)))
}

it('writes each sign-in by the account, and each that was refused without whose it would be', async () => {
  const well = await linesOf(() => signIn('keeper@example.com'))
  expect(well).toMatchObject([{ msg: 'signed in', account: id, role: 'customer', hasSecondFactor: false, request: expect.any(String) }])
  const badly = await linesOf(() => signIn('keeper@example.com', 'not-that-one-7!').catch(() => undefined))
  expect(badly).toMatchObject([{ msg: 'sign-in refused', call: 'POST /api/auth/sign-in/email', status: 401 }])
  expect(JSON.stringify([well, badly])).not.toContain('keeper@')
})

it('logs the account that lacks a right, and no address as it was typed', async () => {
  const written = await linesOf(() => call('GET', '/api/admin/orders/01980000-0000-7000-8000-000000000001', { token }))
  expect(written).toMatchObject([{ msg: 'right refused', call: 'GET /api/admin/orders/:id', status: 403, account: id }])
})

it('logs nothing of guests, who are asked to sign in all day', async () => {
  expect(await linesOf(() => call('GET', '/api/profile'))).toEqual([])
})
