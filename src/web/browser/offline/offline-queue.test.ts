import { expect, it } from 'vitest'
import { RequestError } from '#web/browser/calls/request-errors.ts'
import { type ConnectionStatus, FileLost } from './connection.ts'
import { exclusively } from './exclusively.ts'
import { createOfflineQueue, type QueueParts } from './offline-queue.ts'
import { memoryStore, type OfflineStore } from './offline-store.ts'
import type { QueuedAction } from './queued-action.ts'

type Send = QueueParts<QueuedAction>['send']

const queueOn = (store: OfflineStore, send: Send, subject = 'workshop') =>
  createOfflineQueue({ subject, openStore: () => Promise.resolve(store), exclusively, send })
const made = (key: string, kind = 'step') => ({
  action: { kind, key },
  madeBy: undefined,
  madeAt: '2026-11-21T06:00:00Z',
  state: 'waiting' as const,
})
const answer: Send = (run) => Promise.resolve(run.map(() => ({})))
const fails = (code: string): Send => {
  const error = new RequestError('http', '', 503, { error: code, code })
  return () => Promise.reject(error)
}

it('sends a file in its turn and then forgets it', async () => {
  const store = memoryStore()
  const sent: (string | undefined)[] = []
  const queue = queueOn(store, async ([first], { file }) => {
    sent.push(await (await file(first?.action.key ?? ''))?.text())
    return [{}]
  })
  await queue.add([made('before')])
  await queue.add([made('photo', 'photo')], new Blob(['a flaw']))
  await queue.add([made('after')])
  await queue.flush('en')
  expect(sent).toEqual([undefined, 'a flaw', undefined])
  expect([await store.all('workshop'), await store.file('photo')]).toEqual([[], undefined])
})

it('keeps a file until the network takes it, and goes on past one that is lost', async () => {
  const store = memoryStore()
  let isOnline = false
  const queue = queueOn(store, async ([first], { file }) => {
    if (!isOnline) throw new RequestError('network', '')
    if (first?.action.kind === 'photo' && !(await file(first.action.key))) throw new FileLost()
    return [{}]
  })
  await queue.add([made('kept', 'photo')], new Blob(['kept']))
  await queue.add([made('lost', 'photo')])
  await queue.flush('en')
  expect(await queue.file('kept')).toBeDefined()
  isOnline = true
  await queue.flush('en')
  expect(queue.read().actions).toMatchObject([{ action: { key: 'lost' }, state: 'refused', code: 'file_lost' }])
})

it('shows the share of a file that is uploaded while it is sent', async () => {
  const shares: (number | undefined)[] = []
  const queue = queueOn(memoryStore(), (run, { onProgress }) => {
    onProgress(0.5)
    shares.push(queue.read().progress?.share)
    return answer(run, { onProgress, language: 'en', file: () => Promise.resolve(undefined) })
  })
  await queue.add([made('photo', 'photo')], new Blob(['a']))
  await queue.flush('en')
  expect([shares, queue.read().progress]).toEqual([[0.5], undefined])
})

it('calls listeners with the answer before the action leaves the queue', async () => {
  const queue = queueOn(memoryStore(), answer)
  const heard: unknown[] = []
  queue.hear(({ item, outcome }) => heard.push([item.action.key, outcome, queue.read().actions.length]))
  await queue.add([made('one')])
  await queue.flush('en')
  expect(heard).toEqual([['one', { answer: {} }, 1]])
  expect(queue.read().actions).toEqual([])
})

it('keeps the order of each subject apart from the others', async () => {
  const store = memoryStore()
  const sent: string[] = []
  const record: Send = (run) => {
    sent.push(...run.map(({ action }) => action.key))
    return Promise.resolve([{}])
  }
  const [workshop, stall] = [queueOn(store, fails('too_busy')), queueOn(store, record, 'stall')]
  await workshop.add([made('waits')])
  await stall.add([made('goes')])
  await Promise.all([workshop.flush('en'), stall.flush('en')])
  expect(sent).toEqual(['goes'])
  expect([workshop.read().actions.length, stall.read().actions.length]).toEqual([1, 0])
})

it.each<[string, 'waiting' | 'refused', ConnectionStatus]>([
  ['unavailable', 'waiting', 'offline'],
  ['too_busy', 'waiting', 'offline'],
  ['too_many_requests', 'waiting', 'offline'],
  ['in_progress', 'waiting', 'offline'],
  ['fault', 'waiting', 'offline'],
  ['not_signed_in', 'waiting', 'signedOut'],
  ['changed_meanwhile', 'refused', 'online'],
])('after %s an action is %s and the connection %s', async (code, state, connection) => {
  const queue = queueOn(memoryStore(), fails(code))
  await queue.add([made('one')])
  await queue.flush('en')
  expect(queue.read()).toMatchObject({ actions: [{ state }], connection })
  expect(queue.read().offlineSince === undefined).toBe(connection === 'online')
})

it('follows what another tab adds', async () => {
  const store = memoryStore()
  const [here, there] = [queueOn(store, answer), queueOn(store, answer)]
  const stops = [here.subscribe(() => undefined), there.subscribe(() => undefined)]
  await there.add([made('one')])
  await expect.poll(() => here.read().actions.length).toBe(1)
  for (const stop of stops) stop()
})
