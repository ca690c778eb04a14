import { expect, it, vi } from 'vitest'
import { ShopMemory } from '#modules/shop-memory.ts'
import { readRecent } from './kept-cells.ts'

const cellsOf = (n1: number) => [{ day: '', report: 'day', key: '', n1, n2: 0, n3: 0, n4: 0, n5: 0 }]

it('repeats quick reads, and shares a read in progress', async () => {
  const memory = new ShopMemory()
  let reads = 0
  const read = async () => ({ cells: cellsOf((reads += 1)), isLong: false })
  const answers = await Promise.all([readRecent(memory, 'a', read), readRecent(memory, 'a', read)])
  expect(answers).toEqual([cellsOf(1), cellsOf(1)])
  expect(await readRecent(memory, 'a', read)).toEqual(cellsOf(2))
})

it('caches slow results for ten seconds at most, and refreshes them in the background', async () => {
  const now = vi.spyOn(performance, 'now')
  const memory = new ShopMemory()
  let reads = 0
  const read = async () => ({ cells: cellsOf((reads += 1)), isLong: true })
  const at = async (ms: number) => {
    now.mockReturnValue(ms)
    const [cell] = await readRecent(memory, 'a', read)
    return cell?.n1
  }
  try {
    expect([await at(0), await at(3000)]).toEqual([1, 1])
    expect(await at(6000)).toBe(1)
    await expect.poll(() => reads).toBe(2)
    expect([await at(7000), await at(17_000)]).toEqual([2, 3])
  } finally {
    now.mockRestore()
  }
})

it('reads again after it failed', async () => {
  const memory = new ShopMemory()
  const failing = async () => {
    throw new Error('away')
  }
  await expect(readRecent(memory, 'a', failing)).rejects.toThrow('away')
  expect(await readRecent(memory, 'a', async () => ({ cells: cellsOf(1), isLong: true }))).toEqual(cellsOf(1))
})
