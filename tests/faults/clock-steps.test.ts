import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { newId } from '#kit/ids.ts'
import { testDatabase } from '#tests/support/database.ts'
import { given, orderOf } from '#tests/support/given.ts'
import { post, temporaryFolder } from '#tests/support/shop.ts'
import { bareShop } from '#tests/support/shop-process.ts'
import { smtpServer } from '#tests/support/smtp-server.ts'
import { amidBuying } from './support/amid-buying.ts'

/** From Debian's package `libfaketime`. */
const faketime = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'
/** Offsets in seconds from the database's clock, which does not change. */
const steps = ['+3600', '-7200', '+93600', '-93600', '+0']

describe.runIf(existsSync(faketime))('a shop whose clock steps', () => {
  it('loses no order and no mail, and keeps sessions, in either direction', async () => {
    const smtp = await smtpServer()
    const { db, url } = await testDatabase()
    const clock = join(temporaryFolder(), 'clock')
    writeFileSync(clock, '+0')
    const shop = await bareShop({
      DATABASE_URL: url,
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Tulpar <hello@tulpar.example>',
      LOG_LEVEL: 'warn',
      LD_PRELOAD: faketime,
      FAKETIME_TIMESTAMP_FILE: clock,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    })
    const { id } = await given(db).product({ stock: 1_000_000 })
    const method = await given(db).paymentMethod()
    const items = [{ product_id: id, quantity: 1 }]
    const order = orderOf(method, items)
    const placeAs = async (email: string) => {
      const contact = { name: 'Aigerim', email, phone: '+60 12 345 6789' }
      const placed = await post(shop.origin, '/api/orders', orderOf(method, items, { contact }), { 'idempotency-key': newId() })
      expect(placed.status).toBe(201)
      return (await placed.json()) as { order: { id: string; placed_at: string }; guest_token: string }
    }
    const first = await placeAs('before@example.com')
    const answers = await amidBuying({ shop, db, order }, async () => {
      for (const [at, step] of steps.entries()) {
        writeFileSync(clock, step)
        await vi.waitFor(async () => {
          const seen = (await fetch(`${shop.origin}/health`)).headers.get('date') ?? ''
          expect(Math.abs(Date.parse(seen) - Date.now() - Number(step) * 1000)).toBeLessThan(30_000)
        })
        const { order: placed, guest_token } = await placeAs(`step-${at}@example.com`)
        for (const one of [first, { order: placed, guest_token }]) {
          const read = await fetch(`${shop.origin}/api/orders/${one.order.id}`, { headers: { 'guest-session-token': one.guest_token } })
          expect([step, read.status]).toEqual([step, 200])
        }
      }
    })
    console.info('while the clock stepped:', answers)
    const wanted = steps.map((_, at) => `step-${at}@example.com`)
    await vi.waitFor(() => expect(smtp.received.map(({ to }) => to[0])).toEqual(expect.arrayContaining(wanted)), { timeout: 120_000 })
    for (const address of wanted) expect(smtp.received.filter(({ to }) => to[0] === address)).toHaveLength(1)
  })
})
