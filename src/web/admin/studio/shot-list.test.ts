import { describe, expect, it } from 'vitest'
import { countOf, numberAmong, type WantedShot, withCount, withSecondLook } from './shot-list.ts'

const flat: WantedShot = { id: 'a', type: 'flat', backdrop: 'felt', light: 'window', angle: 'top', aspect: '4:5', count: 2 }
const sky: WantedShot = { ...flat, id: 'b', backdrop: 'lapis', count: 1 }

describe('how many pictures of a type there are', () => {
  it('begins a shot with the first picture and ends it with the last', () => {
    const [begun, ...more] = withCount([], 'worn', 1)
    expect(begun).toMatchObject({ type: 'worn', count: 1, angle: 'front' })
    expect(more).toEqual([])
    expect(withCount([flat], 'flat', 0)).toEqual([])
  })

  it('takes from the last look first, and then from the one before', () => {
    expect(withCount([flat, sky], 'flat', 2)).toEqual([flat])
    expect(withCount([flat, sky], 'flat', 1)).toEqual([{ ...flat, count: 1 }])
    expect(countOf(withCount([flat, sky], 'flat', 6), 'flat')).toBe(6)
  })
})

describe('a second look', () => {
  it('is another shot of the same type, which the shop does not know yet', () => {
    const shots = withSecondLook([flat, sky], 0)
    expect(shots.map(({ id, count }) => ({ id, count }))).toEqual([
      { id: 'a', count: 2 },
      { id: undefined, count: 1 },
      { id: 'b', count: 1 },
    ])
    expect([numberAmong(shots, 0), numberAmong(shots, 1), numberAmong(shots, 2)]).toEqual([1, 2, undefined])
  })

  it('is refused at the largest number of pictures', () => {
    expect(withSecondLook([{ ...flat, count: 24 }], 0)).toHaveLength(1)
  })
})
