import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Deed, type Entry, needsLook, type NewEntry } from './entries.ts'
import { createOutbox, type EntryStore, type Outcome } from './outbox.ts'

/** Mocks IndexedDB: numbers increase, and every tab reads the same data. */
function memoryStore(): EntryStore & { entries: Map<number, Entry> } {
  const entries = new Map<number, Entry>()
  let last = 0
  return {
    entries,
    all: () => Promise.resolve([...entries.values()].toSorted((a, b) => a.number - b.number)),
    add(entry) {
      last += 1
      const added = { ...entry, number: last }
      entries.set(last, added)
      return Promise.resolve(added)
    },
    put(changed) {
      for (const entry of changed) entries.set(entry.number, entry)
      return Promise.resolve()
    },
    remove(numbers) {
      for (const number of numbers) entries.delete(number)
      return Promise.resolve()
    },
  }
}

/** Mocks Web Locks, which all tabs of a browser share. */
function browserLock() {
  let before: Promise<void> = Promise.resolve()
  return (work: () => Promise<void>) => (before = before.then(work))
}

/** Mocks a server that acts on each key once, with a network that fails on the given turns. */
function shopWith(failing: (turn: number) => 'lost' | 'unanswered' | undefined) {
  const heard: string[] = []
  let turn = 0
  return {
    heard,
    deliver(entries: readonly Entry[]): Promise<Outcome[]> {
      turn += 1
      const failure = failing(turn)
      if (failure === 'lost') return Promise.resolve(entries.map(() => 'later'))
      for (const { deed } of entries) if (!heard.includes(deed.key)) heard.push(deed.key)
      if (failure === 'unanswered') return Promise.resolve(entries.map(() => 'later'))
      return Promise.resolve(entries.map(() => ({ answer: { result: 'collected' } })))
    },
  }
}

const scan = (key: string, handedOver = true): Deed => ({
  kind: 'scan',
  key,
  scan: { code: 'UND-12345', event_id: 'e', scanned_at: '2026-11-21T06:00:00Z', device: 'd' },
  orderId: 'o',
  handedOver,
})
const payment = (key: string): Deed => ({ kind: 'payment', key, orderId: 'o', method: 'cash' })
const entry = (deed: Deed, madeBy = 'madi'): NewEntry => ({
  deed,
  madeBy,
  madeAt: '2026-11-21T06:00:00Z',
  title: '',
  pieces: 1,
  state: 'waiting',
})
const everybodys = { isOurs: () => true, onChange: () => undefined }

it('sends actions in order and each once, however often the network fails', async () => {
  const deeds = fc.array(fc.constantFrom('scan', 'payment'), { minLength: 1, maxLength: 20 })
  const network = fc.array(fc.constantFrom('lost', 'unanswered', undefined), { maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(deeds, network, async (kinds, failures) => {
      const store = memoryStore()
      const shop = shopWith((turn) => failures[turn - 1])
      const outbox = createOutbox({ store, deliver: shop.deliver, exclusively: browserLock(), ...everybodys })
      const keys = kinds.map((_, place) => `k${place}`)
      await outbox.add(kinds.map((kind, place) => entry(kind === 'scan' ? scan(`k${place}`) : payment(`k${place}`))))
      for (let turn = 0; turn <= failures.length + 1; turn += 1) await outbox.flush()
      expect(shop.heard).toEqual(keys)
      expect((await store.all()).every(({ state }) => state === 'sent')).toBe(true)
    }),
  )
})

it('sends by one of two tabs at a time, also actions that the other one adds', async () => {
  const store = memoryStore()
  const sent: string[] = []
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const exclusively = browserLock()
  const parts = {
    store,
    exclusively,
    ...everybodys,
    async deliver(entries: readonly Entry[]): Promise<Outcome[]> {
      sent.push(...entries.map(({ deed }) => deed.key))
      await answered
      return entries.map(() => ({ answer: {} }))
    },
  }
  const [one, two] = [createOutbox(parts), createOutbox(parts)]
  await one.add([entry(payment('first'))])
  const sending = one.flush()
  await expect.poll(() => sent).toEqual(['first'])
  await two.add([entry(payment('second'))])
  const sendingToo = two.flush()
  expect(sent).toEqual(['first'])
  answer()
  await Promise.all([sending, sendingToo])
  expect(sent).toEqual(['first', 'second'])
})

it('is done only when earlier actions were tried, also while another sending ends', async () => {
  const store = memoryStore()
  const refused = { refusal: 'Sold out', code: 'sold_out' }
  const outbox = createOutbox({
    store,
    deliver: (run) => Promise.resolve(run.map(() => refused)),
    exclusively: browserLock(),
    ...everybodys,
  })
  await outbox.add([entry(payment('first'))])
  void outbox.flush()
  await outbox.flush()
  expect(store.entries.get(1)).toMatchObject({ state: 'refused' })
  // An entry added at any point of a running flush must be tried by the next flush.
  for (let steps = 0; steps < 30; steps += 1) {
    void outbox.flush()
    for (let step = 0; step < steps; step += 1) await Promise.resolve()
    await outbox.add([entry(payment(`then ${steps}`))])
    await outbox.flush()
    expect([...store.entries.values()].filter(({ state }) => state === 'waiting')).toEqual([])
  }
})

it('sends scans together, and never past an action between them', async () => {
  const store = memoryStore()
  const runs: string[][] = []
  const outbox = createOutbox({
    store,
    exclusively: browserLock(),
    ...everybodys,
    deliver(entries) {
      runs.push(entries.map(({ deed }) => deed.key))
      return Promise.resolve(entries.map(() => ({ answer: { result: 'collected' } })))
    },
  })
  await outbox.add([scan('a'), scan('b'), payment('c'), scan('d'), scan('e')].map((deed) => entry(deed)))
  await outbox.flush()
  expect(runs).toEqual([['a', 'b'], ['c'], ['d', 'e']])
})

it('continues after a refusal, and keeps that until it is read or sent again', async () => {
  const store = memoryStore()
  let isRefusing = true
  const outbox = createOutbox({
    store,
    exclusively: browserLock(),
    ...everybodys,
    deliver: ([first]) =>
      Promise.resolve([first?.deed.key === 'sold-out' && isRefusing ? { refusal: 'Two are left.', code: 'out_of_stock' } : { answer: {} }]),
  })
  await outbox.add([entry(payment('sold-out')), entry(payment('next'))])
  await outbox.flush()
  expect((await store.all()).map(({ state, refusal }) => [state, refusal])).toEqual([
    ['refused', 'Two are left.'],
    ['sent', undefined],
  ])
  isRefusing = false
  await outbox.tryAgain(1)
  expect((await store.all()).map(({ state }) => state)).toEqual(['sent', 'sent'])
})

it('reports a hand-over that somebody else had made before, once', async () => {
  const store = memoryStore()
  const outbox = createOutbox({
    store,
    exclusively: browserLock(),
    ...everybodys,
    deliver: (entries) =>
      Promise.resolve(
        entries.map(({ deed }) => ({
          answer: { result: deed.key === 'twice' ? 'already_collected' : 'collected', by: 'Saule', collected_at: '2026-11-21T05:49:00Z' },
        })),
      ),
  })
  await outbox.add([entry(scan('twice')), entry(scan('fine')), entry(scan('later'))])
  await outbox.flush()
  const conflicts = async () => (await store.all()).filter(({ conflict }) => conflict).map(({ deed }) => deed.key)
  expect(await conflicts()).toEqual(['twice'])
  await outbox.dismiss(1)
  expect(await conflicts()).toEqual([])
  const corrections = ['twice', 'later'].map((scan_id) => ({ scan_id, collected_at: '2026-11-21T05:40:00Z', by: 'Saule' }))
  await outbox.noteCorrections(corrections)
  expect(await conflicts()).toEqual(['later'])
  await outbox.dismiss(3)
  await outbox.noteCorrections(corrections)
  expect(await conflicts()).toEqual([])
})

it('keeps no address of a sale that is sent', async () => {
  const store = memoryStore()
  const shop = shopWith(() => undefined)
  const outbox = createOutbox({ store, deliver: shop.deliver, exclusively: browserLock(), ...everybodys })
  const sale = { items: [{ product_id: 'p', quantity: 1 }], method: 'cash' as const, email: 'a@example.com', member_email: 'b@example.com' }
  await outbox.add([entry({ kind: 'sale', key: 'k', eventId: 'e', sale })])
  expect(JSON.stringify(await store.all())).toContain('@example.com')
  await outbox.flush()
  expect(JSON.stringify(await store.all())).not.toContain('@example.com')
})

it('reports a sale that the shop recorded at other prices, until somebody has read it', async () => {
  const store = memoryStore()
  const outbox = createOutbox({
    store,
    deliver: (entries) => Promise.resolve(entries.map(({ deed }) => ({ answer: { sale: { total: deed.key === 'dearer' ? 44 : 40 } } }))),
    exclusively: browserLock(),
    ...everybodys,
  })
  const sale = (key: string): Deed => ({ kind: 'sale', key, eventId: 'e', sale: { items: [], method: 'card' } })
  await outbox.add(['same', 'dearer'].map((key) => ({ ...entry(sale(key)), amount: 40 })))
  await outbox.flush()
  expect((await store.all()).map(({ written }) => written)).toEqual([undefined, 44])
  await outbox.dismiss(2)
  expect((await store.all()).map(needsLook)).toEqual([false, false])
})

it('leaves what another person did to that person', async () => {
  const store = memoryStore()
  const shop = shopWith(() => undefined)
  const outbox = createOutbox({
    store,
    deliver: shop.deliver,
    exclusively: browserLock(),
    onChange: () => undefined,
    isOurs: ({ madeBy }) => madeBy === 'saule',
  })
  await outbox.add([entry(payment('of-madi')), entry(payment('of-saule'), 'saule')])
  await outbox.flush()
  expect(shop.heard).toEqual(['of-saule'])
  await outbox.dismiss(1)
  expect((await store.all())[0]).toMatchObject({ state: 'waiting' })
})

it('forgets the oldest sent actions, and no waiting ones', async () => {
  const store = memoryStore()
  const shop = shopWith(() => undefined)
  const outbox = createOutbox({ store, deliver: shop.deliver, exclusively: browserLock(), ...everybodys })
  await outbox.add(Array.from({ length: 130 }, (_, place) => entry(payment(`k${place}`))))
  await outbox.flush()
  const kept = await store.all()
  expect(kept).toHaveLength(100)
  expect(kept[0]?.deed.key).toBe('k30')
})
