import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { concerns } from './concerns.ts'
import type { ShopChange } from './shop-changes.ts'
import { connectLive, type Source } from './live-connection.ts'

class FakeSource extends EventTarget implements Source {
  isClosed = false
  close() {
    this.isClosed = true
  }
  hello(quietMs: number) {
    this.dispatchEvent(new MessageEvent('hello', { data: JSON.stringify({ quiet_ms: quietMs }) }))
  }
  say(name: 'missed' | 'ended') {
    this.dispatchEvent(new MessageEvent(name, { data: '{}' }))
  }
  fail() {
    this.dispatchEvent(new Event('error'))
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function connected(shownSinceMs = Date.now(), againMs?: number) {
  const sources: FakeSource[] = []
  const heard = { missed: 0, givenUp: 0, changes: [] as unknown[], states: [] as string[] }
  const connection = connectLive({
    open: () => {
      const source = new FakeSource()
      sources.push(source)
      return source
    },
    onChange: (change) => void heard.changes.push(change),
    onMissed: () => (heard.missed += 1),
    onGivenUp: () => (heard.givenUp += 1),
    onState: (state) => void heard.states.push(state),
    ...(againMs === undefined ? {} : { againMs }),
    shownSinceMs,
  })
  connection.resume()
  const last = () => sources.at(-1) ?? new FakeSource()
  return { connection, sources, heard, last }
}

it('tries three times, after one, two and four seconds, and then says so once', () => {
  const { sources, heard, last } = connected()
  for (const [delayMs, count] of [
    [1000, 2],
    [2000, 3],
    [4000, 4],
  ] as const) {
    last().fail()
    vi.advanceTimersByTime(delayMs - 1)
    expect(sources).toHaveLength(count - 1)
    vi.advanceTimersByTime(1)
    expect(sources).toHaveLength(count)
  }
  expect(heard.givenUp).toBe(0)
  last().fail()
  vi.advanceTimersByTime(60_000)
  expect(heard.givenUp).toBe(1)
  expect(sources).toHaveLength(4)
})

it('treats a connection that is silent for ten seconds as failed', () => {
  const { sources, heard, last } = connected()
  vi.advanceTimersByTime(9999)
  expect(last().isClosed).toBe(false)
  vi.advanceTimersByTime(1)
  expect(last().isClosed).toBe(true)
  expect(heard.states).toEqual(['connecting', 'retrying'])
  vi.advanceTimersByTime(1000)
  expect(sources).toHaveLength(2)
  last().hello(1_000_000)
  vi.advanceTimersByTime(60_000)
  expect(last().isClosed).toBe(false)
})

it('shows the state of the connection', () => {
  const { connection, heard, last } = connected()
  last().hello(1_000_000)
  last().fail()
  vi.advanceTimersByTime(1000)
  last().hello(1_000_000)
  connection.pause()
  expect(heard.states).toEqual(['connecting', 'open', 'retrying', 'connecting', 'open', 'quiet'])
  connection.resume()
  for (const delayMs of [1000, 2000, 4000]) {
    last().fail()
    vi.advanceTimersByTime(delayMs)
  }
  last().fail()
  expect(heard.states.at(-1)).toBe('lost')
})

it('restarts counting after it was connected', () => {
  const { heard, last } = connected()
  for (let round = 0; round < 6; round += 1) {
    last().fail()
    vi.advanceTimersByTime(1000)
    last().hello(1_000_000)
  }
  expect(heard.givenUp).toBe(0)
})

it('keeps trying where no listener learns that it has given up, and at once when the network is back', () => {
  const { connection, sources, last } = connected(Date.now(), 30_000)
  for (const delayMs of [1000, 2000, 4000, 30_000, 30_000]) {
    last().fail()
    vi.advanceTimersByTime(delayMs)
  }
  expect(sources).toHaveLength(6)
  last().fail()
  connection.resume()
  expect(sources).toHaveLength(7)
})

it('does not come back where it may not listen any more', () => {
  const { connection, sources, heard, last } = connected(Date.now(), 30_000)
  last().hello(1_000_000)
  last().say('ended')
  expect(last().isClosed).toBe(true)
  expect(heard.states.at(-1)).toBe('lost')
  connection.resume()
  vi.advanceTimersByTime(120_000)
  expect(sources).toHaveLength(1)
})

it('catches up when more changed at once than is reported one by one', () => {
  const { heard, last } = connected()
  last().hello(1_000_000)
  last().say('missed')
  expect(heard.missed).toBe(1)
})

it('catches up only when something changed while it was away', () => {
  const { connection, heard, last } = connected()
  last().hello(1_000_000)
  expect(heard.missed).toBe(0)
  connection.pause()
  vi.advanceTimersByTime(60_000)
  connection.resume()
  last().hello(120_000)
  expect(heard.missed).toBe(0)
  connection.pause()
  vi.advanceTimersByTime(60_000)
  connection.resume()
  last().hello(30_000)
  expect(heard.missed).toBe(1)
})

it('catches up on what changed between the page and the connection', () => {
  const { heard, last } = connected(Date.now() - 4000)
  last().hello(3000)
  expect(heard.missed).toBe(1)
})

it('reconnects after sleep', () => {
  const { sources, heard, last } = connected()
  last().hello(1_000_000)
  vi.setSystemTime(Date.now() + 600_000)
  vi.advanceTimersByTime(5000)
  expect(sources).toHaveLength(2)
  expect(sources[0]?.isClosed).toBe(true)
  last().hello(60_000)
  expect(heard.missed).toBe(1)
})

it('knows which pages a change concerns', () => {
  const page = [{ products: [{ goods: { id: 'mug' } }] }]
  const isConcerned = (change: object) => concerns({ record: null, old_record: null, ...change } as ShopChange, page)
  const change = { table: 'products', type: 'UPDATE', record: { id: 'mug' } }
  expect(isConcerned(change)).toBe(true)
  expect(isConcerned({ ...change, record: { id: 'bag' } })).toBe(false)
  expect(isConcerned({ ...change, type: 'DELETE', record: null, old_record: { id: 'mug' } })).toBe(true)
  expect(isConcerned({ table: 'product_images', type: 'INSERT', record: { id: 'front', product_id: 'mug' } })).toBe(true)
  expect(isConcerned({ ...change, type: 'INSERT', record: { id: 'bag' } })).toBe(true)
  expect(concerns('missed', page)).toBe(true)
})
