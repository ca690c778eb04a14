import { describe, expect, it } from 'vitest'
import { IntakeBuffer } from './intake-buffer.ts'
import type { Batch, EventRow, SessionNews } from './intake-rows.ts'

const at = new Date('2026-03-21T04:00:00Z')

function event(id: string): EventRow {
  return {
    id,
    occurred_at: at,
    session_id: 's',
    account_id: null,
    event_type: 'page_view',
    event_category: 'navigation',
    event_data: {},
    page_path: null,
    product_id: null,
  }
}

function session(news: Partial<SessionNews> = {}): SessionNews {
  const unknown = { device_class: null, referrer_host: null, landing_path: null, utm_source: null, utm_medium: null, utm_campaign: null }
  const seen = { first_seen_at: at, last_seen_at: at, has_begun: true, ended_at: null, duration_seconds: null }
  return { id: 's', ...seen, ...unknown, account_id: null, partner_code: null, has_cart: false, ...news }
}

function buffer(options: { write?: (batch: Batch) => Promise<void>; flushRows?: number; flushMs?: number; mostRows?: number } = {}) {
  const written: Batch[] = []
  const dropped: number[] = []
  const intake = new IntakeBuffer({
    write: (batch) => Promise.resolve(void written.push(batch)),
    onDropped: (rows) => dropped.push(rows),
    onFailed: () => undefined,
    flushMs: 10_000,
    retryMs: 10_000,
    ...options,
  })
  const eventIds = () => written.flatMap(({ events }) => events.map(({ id }) => id))
  return { intake, written, dropped, eventIds }
}

const refusal = (code: string) => Object.assign(new Error(code), { code })

describe('rows that wait', () => {
  it('are written together after a moment', async () => {
    const { intake, written } = buffer({ flushMs: 20 })
    intake.add({ event: event('1'), session: session() })
    intake.add({ event: event('2'), session: session() })
    expect(written).toEqual([])
    await expect.poll(() => written.length).toBe(1)
    expect(written[0]?.events).toHaveLength(2)
  })

  it('are written at once when there are many', async () => {
    const { intake, eventIds } = buffer({ flushRows: 4 })
    for (const id of ['1', '2', '3']) intake.add({ event: event(id), session: session() })
    await expect.poll(eventIds).toEqual(['1', '2', '3'])
  })

  it('are written when the shop closes', async () => {
    const { intake, eventIds, dropped } = buffer()
    intake.add({ event: event('1'), session: session() })
    await intake.close()
    expect([eventIds(), dropped]).toEqual([['1'], []])
  })

  it('record the first facts of a session, and its last moment', async () => {
    const { intake, written } = buffer()
    const later = new Date(at.getTime() + 5000)
    intake.add({ session: session({ device_class: 'phone', utm_source: 'letter' }) })
    intake.add({ session: session({ utm_source: 'other', landing_path: '/shop', last_seen_at: later, first_seen_at: later }) })
    await intake.flush()
    expect(written[0]?.sessions.get('s')).toEqual(
      session({ device_class: 'phone', utm_source: 'letter', landing_path: '/shop', last_seen_at: later }),
    )
  })
})

describe('while the database is away', () => {
  it('keeps waiting rows in order, until it is back', async () => {
    let isAway = true
    const taken: string[] = []
    const { intake, dropped } = buffer({
      write: ({ events }) =>
        isAway ? Promise.reject(refusal('ECONNREFUSED')) : Promise.resolve(void taken.push(...events.map(({ id }) => id))),
    })
    intake.add({ event: event('1'), session: session() })
    await intake.flush()
    intake.add({ event: event('2'), session: session() })
    isAway = false
    await intake.flush()
    expect([taken, dropped]).toEqual([['1', '2'], []])
  })

  it('retries automatically', async () => {
    let tries = 0
    const intake = new IntakeBuffer({
      write: () => ((tries += 1) < 3 ? Promise.reject(refusal('57P01')) : Promise.resolve()),
      onDropped: () => undefined,
      onFailed: () => undefined,
      flushMs: 1,
      retryMs: 5,
    })
    intake.add({ event: event('1'), session: session() })
    await expect.poll(() => tries).toBe(3)
  })

  it('drops the oldest when there is no more room, and logs how many', async () => {
    const { intake, dropped } = buffer({ mostRows: 20, flushRows: 5, write: () => Promise.reject(refusal('ECONNREFUSED')) })
    for (let id = 0; id < 1000; id += 1) intake.add({ event: event(`${id}`), session: session() })
    await intake.flush()
    expect(dropped.reduce((sum, rows) => sum + rows, 0)).toBe(1001 - 20)
    await intake.close()
    expect(dropped.at(-1)).toBe(20)
  })
})

it('gives up a batch that PostgreSQL will never take, and continues', async () => {
  const taken: string[] = []
  const { intake, dropped } = buffer({
    write: ({ events }) =>
      events.some(({ id }) => id === 'broken')
        ? Promise.reject(refusal('22P05'))
        : Promise.resolve(void taken.push(...events.map(({ id }) => id))),
  })
  intake.add({ event: event('broken'), session: session() })
  await intake.flush()
  intake.add({ event: event('2'), session: session() })
  await intake.flush()
  expect([taken, dropped]).toEqual([['2'], [2]])
})
