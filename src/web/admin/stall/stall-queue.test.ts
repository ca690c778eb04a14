import fc from 'fast-check'
import { expect, it } from 'vitest'
import { RequestError } from '#web/browser/calls/request-errors.ts'
import { waitingIn } from '#web/browser/offline/queued-action.ts'
import { memoryStore } from '#web/browser/offline/offline-store.ts'
import { needsLook, type QueuedStallAction, type StallAction } from './stall-actions.ts'
import { createStallQueue } from './stall-queue.ts'

/** A device: all its tabs read the same data. */
function device() {
  const store = memoryStore()
  return { openStore: () => Promise.resolve(store), all: async () => (await store.all('stall')) as readonly QueuedStallAction[] }
}

/** Mocks Web Locks, which all tabs of a browser share. */
function browserLock() {
  let before: Promise<void> = Promise.resolve()
  return (_name: string, work: () => Promise<void>) => (before = before.then(work))
}

/** Mocks a server that acts on each key once, with a network that fails on the given turns. */
function shopWith(failing: (turn: number) => 'lost' | 'unanswered' | undefined) {
  const heard: string[] = []
  let turn = 0
  return {
    heard,
    async send(run: readonly QueuedStallAction[]): Promise<unknown[]> {
      turn += 1
      const failure = failing(turn)
      if (failure === 'lost') throw new RequestError('network', '')
      for (const { action } of run) if (!heard.includes(action.key)) heard.push(action.key)
      if (failure === 'unanswered') throw new RequestError('timeout', '')
      return run.map(() => ({ result: 'collected' }))
    },
  }
}

const scan = (key: string, handedOver = true): StallAction => ({
  kind: 'scan',
  key,
  scan: { code: 'UND-12345', event_id: 'e', scanned_at: '2026-11-21T06:00:00Z', device: 'd' },
  orderId: 'o',
  handedOver,
})
const payment = (key: string): StallAction => ({ kind: 'payment', key, orderId: 'o', method: 'cash' })
const queued = (action: StallAction, madeBy = 'madi'): Omit<QueuedStallAction, 'number' | 'subject'> => ({
  action,
  madeBy,
  madeAt: '2026-11-21T06:00:00Z',
  title: '',
  pieces: 1,
  state: 'waiting',
})
const everybodys = { isOurs: () => true }

it('sends actions in order and each once, however often the network fails', async () => {
  const kindsMade = fc.array(fc.constantFrom('scan', 'payment'), { minLength: 1, maxLength: 20 })
  const network = fc.array(fc.constantFrom('lost', 'unanswered', undefined), { maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(kindsMade, network, async (kinds, failures) => {
      const phone = device()
      const shop = shopWith((turn) => failures[turn - 1])
      const queue = createStallQueue({ openStore: phone.openStore, send: shop.send, exclusively: browserLock(), ...everybodys })
      const keys = kinds.map((_, place) => `k${place}`)
      await queue.add(kinds.map((kind, place) => queued(kind === 'scan' ? scan(`k${place}`) : payment(`k${place}`))))
      for (let turn = 0; turn <= failures.length + 1; turn += 1) await queue.flush('en')
      expect(shop.heard).toEqual(keys)
      expect((await phone.all()).every(({ state }) => state === 'sent')).toBe(true)
    }),
  )
})

it('sends by one of two tabs at a time, also actions that the other one adds', async () => {
  const phone = device()
  const sent: string[] = []
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const exclusively = browserLock()
  const parts = {
    openStore: phone.openStore,
    exclusively,
    ...everybodys,
    async send(run: readonly QueuedStallAction[]) {
      sent.push(...run.map(({ action }) => action.key))
      await answered
      return run.map(() => ({}))
    },
  }
  const [one, two] = [createStallQueue(parts), createStallQueue(parts)]
  await one.add([queued(payment('first'))])
  const sending = one.flush('en')
  await expect.poll(() => sent).toEqual(['first'])
  await two.add([queued(payment('second'))])
  const sendingToo = two.flush('en')
  expect(sent).toEqual(['first'])
  answer()
  await Promise.all([sending, sendingToo])
  expect(sent).toEqual(['first', 'second'])
})

it('is done only when earlier actions were tried, also while another sending ends', async () => {
  const phone = device()
  const refused = new RequestError('http', '', 409, { error: 'Sold out', code: 'sold_out' })
  const queue = createStallQueue({
    openStore: phone.openStore,
    send: () => Promise.reject(refused),
    exclusively: browserLock(),
    ...everybodys,
  })
  await queue.add([queued(payment('first'))])
  void queue.flush('en')
  await queue.flush('en')
  expect((await phone.all())[0]).toMatchObject({ state: 'refused' })
  // An entry added at any point of a running flush must be tried by the next flush.
  for (let steps = 0; steps < 30; steps += 1) {
    void queue.flush('en')
    for (let step = 0; step < steps; step += 1) await Promise.resolve()
    await queue.add([queued(payment(`then ${steps}`))])
    await queue.flush('en')
    expect(waitingIn(await phone.all())).toEqual([])
  }
})

it('sends scans together, and never past an action between them', async () => {
  const phone = device()
  const runs: string[][] = []
  const queue = createStallQueue({
    openStore: phone.openStore,
    exclusively: browserLock(),
    ...everybodys,
    send(run) {
      runs.push(run.map(({ action }) => action.key))
      return Promise.resolve(run.map(() => ({ result: 'collected' })))
    },
  })
  await queue.add([scan('a'), scan('b'), payment('c'), scan('d'), scan('e')].map((action) => queued(action)))
  await queue.flush('en')
  expect(runs).toEqual([['a', 'b'], ['c'], ['d', 'e']])
})

it('continues after a refusal, and keeps that until it is read or sent again', async () => {
  const phone = device()
  let isRefusing = true
  const queue = createStallQueue({
    openStore: phone.openStore,
    exclusively: browserLock(),
    ...everybodys,
    send: ([first]) =>
      first?.action.key === 'sold-out' && isRefusing
        ? Promise.reject(new RequestError('http', '', 409, { error: 'Two are left.', code: 'out_of_stock' }))
        : Promise.resolve([{}]),
  })
  await queue.add([queued(payment('sold-out')), queued(payment('next'))])
  await queue.flush('en')
  expect((await phone.all()).map(({ state, refusal }) => [state, refusal])).toEqual([
    ['refused', 'Two are left.'],
    ['sent', undefined],
  ])
  isRefusing = false
  await queue.tryAgain(1, 'en')
  expect((await phone.all()).map(({ state }) => state)).toEqual(['sent', 'sent'])
})

it('reports a hand-over that somebody else had made before, once', async () => {
  const phone = device()
  const queue = createStallQueue({
    openStore: phone.openStore,
    exclusively: browserLock(),
    ...everybodys,
    send: (run) =>
      Promise.resolve(
        run.map(({ action }) => ({
          result: action.key === 'twice' ? 'already_collected' : 'collected',
          by: 'Saule',
          collected_at: '2026-11-21T05:49:00Z',
        })),
      ),
  })
  await queue.add([queued(scan('twice')), queued(scan('fine')), queued(scan('later'))])
  await queue.flush('en')
  const conflicts = async () => (await phone.all()).filter(({ conflict }) => conflict).map(({ action }) => action.key)
  expect(await conflicts()).toEqual(['twice'])
  await queue.dismiss(1)
  expect(await conflicts()).toEqual([])
  const corrections = ['twice', 'later'].map((scan_id) => ({ scan_id, collected_at: '2026-11-21T05:40:00Z', by: 'Saule' }))
  await queue.noteCorrections(corrections)
  expect(await conflicts()).toEqual(['later'])
  await queue.dismiss(3)
  await queue.noteCorrections(corrections)
  expect(await conflicts()).toEqual([])
})

it('keeps no address of a sale that is sent', async () => {
  const phone = device()
  const shop = shopWith(() => undefined)
  const queue = createStallQueue({ openStore: phone.openStore, send: shop.send, exclusively: browserLock(), ...everybodys })
  const sale = { items: [{ product_id: 'p', quantity: 1 }], method: 'cash' as const, email: 'a@example.com', member_email: 'b@example.com' }
  await queue.add([queued({ kind: 'sale', key: 'k', eventId: 'e', sale })])
  expect(JSON.stringify(await phone.all())).toContain('@example.com')
  await queue.flush('en')
  expect(JSON.stringify(await phone.all())).not.toContain('@example.com')
})

it('reports a sale that the shop recorded at other prices, until somebody has read it', async () => {
  const phone = device()
  const queue = createStallQueue({
    openStore: phone.openStore,
    send: (run) => Promise.resolve(run.map(({ action }) => ({ sale: { total: action.key === 'dearer' ? 44 : 40 } }))),
    exclusively: browserLock(),
    ...everybodys,
  })
  const sale = (key: string): StallAction => ({ kind: 'sale', key, eventId: 'e', sale: { items: [], method: 'card' } })
  await queue.add(['same', 'dearer'].map((key) => ({ ...queued(sale(key)), amount: 40 })))
  await queue.flush('en')
  expect((await phone.all()).map(({ written }) => written)).toEqual([undefined, 44])
  await queue.dismiss(2)
  expect((await phone.all()).map(needsLook)).toEqual([false, false])
})

it('leaves what another person did to that person', async () => {
  const phone = device()
  const shop = shopWith(() => undefined)
  const queue = createStallQueue({
    openStore: phone.openStore,
    send: shop.send,
    exclusively: browserLock(),
    isOurs: ({ madeBy }) => madeBy === 'saule',
  })
  await queue.add([queued(payment('of-madi')), queued(payment('of-saule'), 'saule')])
  await queue.flush('en')
  expect(shop.heard).toEqual(['of-saule'])
  await queue.dismiss(1)
  expect((await phone.all())[0]).toMatchObject({ state: 'waiting' })
})

it('forgets the oldest sent actions, and no waiting ones', async () => {
  const phone = device()
  const shop = shopWith(() => undefined)
  const queue = createStallQueue({ openStore: phone.openStore, send: shop.send, exclusively: browserLock(), ...everybodys })
  await queue.add(Array.from({ length: 130 }, (_, place) => queued(payment(`k${place}`))))
  await queue.flush('en')
  const kept = await phone.all()
  expect(kept).toHaveLength(100)
  expect(kept[0]?.action.key).toBe('k30')
})
