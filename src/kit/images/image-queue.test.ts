import { expect, it } from 'vitest'
import { TooBusy } from '../http/domain-error.ts'
import { ImageQueue } from './image-queue.ts'

/** Work that lasts until the test ends it. `begun` lists the names of work that has begun. */
function workshop() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    work: (name: string) => async () => {
      begun.push(name)
      await new Promise<void>((resolve) => ends.set(name, resolve))
      return name
    },
    end: async (name: string) => {
      ends.get(name)?.()
      await settled()
    },
  }
}

/** Resolves when all pending promises have settled; nothing here waits for a timer. */
const settled = () => new Promise((resolve) => setImmediate(resolve))
const bytes = new Uint8Array([1])

it('runs two at once, the others in order of arrival', async () => {
  const queue = new ImageQueue()
  const { begun, work, end } = workshop()
  const results = Promise.all(['a', 'b', 'c', 'd'].map((name) => queue.run(work(name))))
  await settled()
  expect(begun).toEqual(['a', 'b'])
  await end('b')
  expect(begun).toEqual(['a', 'b', 'c'])
  await end('a')
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
  await end('c')
  await end('d')
  expect(await results).toEqual(['a', 'b', 'c', 'd'])
})

it('refuses a request when a hundred wait, and none once there is room', async () => {
  const queue = new ImageQueue()
  const { work, end } = workshop()
  const names = Array.from({ length: 102 }, (_, place) => `${place}`)
  const all = names.map((name) => queue.run(work(name)))
  await expect(queue.run(work('late'))).rejects.toThrow(TooBusy)
  await end('0')
  const afterwards = queue.run(() => Promise.resolve('in time'))
  for (const name of names) await end(name)
  expect(await Promise.all(all)).toEqual(names)
  expect(await afterwards).toBe('in time')
})

it('refuses work that reserves places for others while others are still taken', async () => {
  const queue = new ImageQueue()
  const { begun, work, end } = workshop()
  for (const name of ['a', 'b', 'c']) void queue.run(work(name))
  await expect(queue.run(work('preview'), { mostWaiting: 1 })).rejects.toThrow(TooBusy)
  void queue.run(work('sent'))
  for (const name of ['a', 'b', 'c', 'sent']) await end(name)
  expect(begun).toEqual(['a', 'b', 'c', 'sent'])
})

it('gives the place of failed work to the next', async () => {
  const queue = new ImageQueue()
  const fail = () => Promise.reject(new Error('broken'))
  const failures = [queue.run(fail), queue.run(fail), queue.runAhead(fail), queue.runOnce('file', fail)]
  for (const failure of failures) await expect(failure).rejects.toThrow('broken')
  expect(await Promise.all([1, 2, 3].map((number) => queue.run(() => Promise.resolve(number))))).toEqual([1, 2, 3])
  expect(await queue.runAhead(() => Promise.resolve('ahead'))).toBe('ahead')
  expect(await queue.runOnce('file', () => Promise.resolve(bytes))).toBe(bytes)
})

it('renders ahead only while nobody is served, so that a place stays free', async () => {
  const queue = new ImageQueue()
  const { begun, work, end } = workshop()
  void queue.run(work('first'))
  const ahead = [queue.runAhead(work('ahead')), queue.runAhead(work('ahead too'))]
  void queue.run(work('second'))
  void queue.run(work('third'))
  await settled()
  expect(begun).toEqual(['first', 'second'])
  await end('first')
  await end('second')
  expect(begun).toEqual(['first', 'second', 'third'])
  await end('third')
  expect(begun).toEqual(['first', 'second', 'third', 'ahead'])
  void queue.run(work('visitor'))
  await settled()
  expect(begun.at(-1)).toBe('visitor')
  await end('ahead')
  expect(begun.at(-1)).toBe('visitor')
  await end('visitor')
  expect(begun.at(-1)).toBe('ahead too')
  await end('ahead too')
  expect(await Promise.all(ahead)).toEqual(['ahead', 'ahead too'])
})

it('renders ahead in its turn, if the shop is never idle', async () => {
  const queue = new ImageQueue({ patienceMs: 20 })
  let isOpen = true
  const visits = Promise.all(
    [1, 2, 3].map(async () => {
      while (isOpen) await queue.run(settled)
    }),
  )
  expect(await queue.runAhead(() => Promise.resolve('made'))).toBe('made')
  isOpen = false
  await visits
})

it('makes a file once for simultaneous requests, and again for later ones', async () => {
  const queue = new ImageQueue()
  let times = 0
  const make = async () => {
    times += 1
    await settled()
    return bytes
  }
  const all = await Promise.all(Array.from({ length: 300 }, () => queue.runOnce('file', make)))
  expect(all).toEqual(Array.from({ length: 300 }, () => bytes))
  expect(times).toBe(1)
  await queue.runOnce('file', make)
  expect(times).toBe(2)
})

it('is the only queue', async () => {
  const { begun, work, end } = workshop()
  const busy = new ImageQueue()
  for (const name of ['a', 'b', 'c']) void busy.run(work(name))
  expect(await new ImageQueue().run(() => Promise.resolve('at once'))).toBe('at once')
  for (const name of ['a', 'b', 'c']) await end(name)
  expect(begun).toEqual(['a', 'b', 'c'])
})
