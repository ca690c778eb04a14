import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { interruptibleWire } from '#tests/support/interruptible-wire.ts'
import { type Listener, openListener } from './listener.ts'

const { pool, url } = await testDatabase()
const open: Listener[] = []

afterEach(async () => {
  await Promise.all(open.splice(0).map((listener) => listener.close()))
})

async function listen(address = url, pingEveryMs = 15_000) {
  const heard: string[] = []
  const listener = await openListener({
    url: address,
    channels: ['news', 'Odd "channel"'],
    onNotification: (channel, payload) => heard.push(`${channel}: ${payload}`),
    onGap: (state) => heard.push(state),
    pingEveryMs,
  })
  open.push(listener)
  return { heard, listener }
}

it('delivers a transaction’s notifications after its commit', async () => {
  const { heard } = await listen()
  await pool.query(`begin; notify news, 'unsaid'; rollback`)
  await pool.query(`begin; notify news, 'first'; notify "Odd ""channel""", 'second'; commit`)
  await vi.waitFor(() => expect(heard).toEqual(['news: first', 'Odd "channel": second']), { timeout: 30_000 })
})

it('reports the gap when its connection is killed, and listens again', async () => {
  const { heard, listener } = await listen()
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tulpar listener' and datname = current_database()`,
  )
  await vi.waitFor(() => expect(heard).toEqual(['lost', 'restored']), { timeout: 30_000 })
  expect(listener.isConnected()).toBe(true)
  await pool.query(`notify news, 'after'`)
  await vi.waitFor(() => expect(heard).toEqual(['lost', 'restored', 'news: after']), { timeout: 30_000 })
})

it('notices a server that went silent without closing', async () => {
  const wire = await interruptibleWire(url)
  onTestFinished(() => void wire.close())
  // A ping may take a third of this, and a busy machine needs some time.
  const { heard } = await listen(wire.url, 3000)
  wire.goSilent()
  await vi.waitFor(() => expect(heard).toEqual(['lost', 'restored']), { timeout: 30_000 })
})

it('does not report its own end as a gap', async () => {
  const { heard, listener } = await listen()
  await listener.close()
  expect(listener.isConnected()).toBe(false)
  expect(heard).toEqual([])
})
