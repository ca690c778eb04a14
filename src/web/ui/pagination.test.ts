import { describe, expect, it } from 'vitest'
import { pagesToShow } from './pagination.tsx'

describe('pages to show', () => {
  it('lists a handful in full', () => {
    expect(pagesToShow(2, 4)).toEqual([1, 2, 3, 4])
  })

  it('keeps the ends and the neighbours, with gaps between', () => {
    expect(pagesToShow(5, 12)).toEqual([1, undefined, 4, 5, 6, undefined, 12])
  })

  it('has no gap beside the ends', () => {
    expect(pagesToShow(1, 9)).toEqual([1, 2, undefined, 9])
    expect(pagesToShow(9, 9)).toEqual([1, undefined, 8, 9])
    expect(pagesToShow(3, 9)).toEqual([1, 2, 3, 4, undefined, 9])
  })

  it('never shows more than seven places', () => {
    for (let page = 1; page <= 40; page += 1) expect(pagesToShow(page, 40).length).toBeLessThanOrEqual(7)
  })
})
