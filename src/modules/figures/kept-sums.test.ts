import { expect, it } from 'vitest'
import { ShopMemory } from '#modules/shop-memory.ts'
import { readWhileSame } from './kept-sums.ts'

const cellsOf = (n1: number, count = 1) =>
  Array.from({ length: count }, () => ({ day: '', report: 'day', key: '', n1, n2: 0, n3: 0, n4: 0, n5: 0 }))

it('reads once for all readers while nothing changed, and again afterwards', async () => {
  const memory = new ShopMemory()
  let reads = 0
  const ask = (name: string, version: string) => readWhileSame(memory, { name, version }, async () => cellsOf((reads += 1)))
  expect(await Promise.all([ask('a', '1'), ask('a', '1'), ask('b', '1')])).toEqual([cellsOf(1), cellsOf(1), cellsOf(2)])
  expect([await ask('a', '1'), await ask('a', '2'), await ask('a', '2')]).toEqual([cellsOf(1), cellsOf(3), cellsOf(3)])
})

it('drops the least recently used entries when full, and single entries that are too large', async () => {
  const memory = new ShopMemory()
  const read: string[] = []
  const ask = (name: string, count: number) =>
    readWhileSame(memory, { name, version: '1' }, async () => {
      read.push(name)
      return cellsOf(1, count)
    })
  const names = Array.from({ length: 8 }, (_, index) => `span ${index}`)
  for (const name of [...names, ...names]) await ask(name, 7500)
  expect(read).toEqual(names)
  for (const name of ['one more', 'span 1', 'span 0']) await ask(name, 7500)
  expect(read.slice(8)).toEqual(['one more', 'span 0'])
  for (const name of ['all', 'all', 'span 1']) await ask(name, 50_000)
  expect(read.slice(10)).toEqual(['all', 'all'])
})

it('reads again after it failed', async () => {
  const memory = new ShopMemory()
  const failing = async () => {
    throw new Error('away')
  }
  await expect(readWhileSame(memory, { name: 'a', version: '1' }, failing)).rejects.toThrow('away')
  expect(await readWhileSame(memory, { name: 'a', version: '1' }, async () => cellsOf(1))).toEqual(cellsOf(1))
})
