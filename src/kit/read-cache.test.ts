import { expect, it } from 'vitest'
import { type KeptKind, ReadCache } from './read-cache.ts'

const prices: KeptKind<number> = { most: 2 }

function opened() {
  const reads = new ReadCache<string>()
  reads.resume()
  let made = 0
  const read = (key: string, meanwhile: () => void = () => undefined) => {
    const uses = new Set<string>()
    const value = reads.read(prices, key, uses, (noted) => {
      noted.add(`product:${key}`)
      made += 1
      const now = made
      meanwhile()
      return Promise.resolve(now)
    })
    return value.then((found) => ({ found, uses: [...uses] }))
  }
  return { reads, read }
}

it('reads once, and gives each answer its dependencies', async () => {
  const { read } = opened()
  expect(await read('1')).toEqual({ found: 1, uses: ['product:1'] })
  expect(await read('1')).toEqual({ found: 1, uses: ['product:1'] })
})

it('reads only changed entries again', async () => {
  const { reads, read } = opened()
  await read('1')
  await read('2')
  reads.purge(['product:1'])
  expect((await read('2')).found).toBe(2)
  expect((await read('1')).found).toBe(3)
})

it('does not keep a value that changed while it was read', async () => {
  const { reads, read } = opened()
  expect((await read('1', () => reads.purge(['product:1']))).found).toBe(1)
  expect((await read('1', () => reads.clear())).found).toBe(2)
  expect((await read('1', () => reads.pause())).found).toBe(3)
  reads.resume()
  expect((await read('1')).found).toBe(4)
})

it('keeps nothing while changes may be missed', async () => {
  const { reads, read } = opened()
  await read('1')
  reads.pause()
  expect((await read('1')).found).toBe(2)
  expect((await read('1')).found).toBe(3)
})

it('drops the least recently used', async () => {
  const { reads, read } = opened()
  await read('1')
  await read('2')
  await read('1')
  await read('3')
  expect(reads.size).toBe(2)
  expect((await read('1')).found).toBe(1)
  expect((await read('2')).found).toBe(4)
})

it('requests only those that are not kept', async () => {
  const { reads, read } = opened()
  await read('1')
  const asked: string[][] = []
  const found = await reads.readEach(prices, ['1', '2', 'none'], new Set(), (missing) => {
    asked.push([...missing])
    return Promise.resolve(new Map([['2', { value: 20, tags: [] }]]))
  })
  expect(asked).toEqual([['2', 'none']])
  expect([...found]).toEqual([
    ['1', 1],
    ['2', 20],
  ])
})
