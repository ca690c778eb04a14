import { describe, expect, it } from 'vitest'
import { imagesOf, lookedAt, neighbourOf, nextToDecide } from './review-order.ts'

const images = [
  { id: 'a', status: 'accepted' },
  { id: 'b', status: 'ready' },
  { id: 'c', status: 'rejected' },
  { id: 'd', status: 'ready' },
  { id: 'e', status: 'failed' },
] as const

describe('going through pictures', () => {
  it('begins with the first that nobody has decided on', () => {
    expect(lookedAt(images, null)?.id).toBe('b')
    expect(lookedAt(images, 'e')?.id).toBe('e')
    expect(lookedAt(images, 'gone')?.id).toBe('b')
    expect(lookedAt([], null)).toBeUndefined()
  })

  it('continues with the next undecided one, and wraps at the end', () => {
    expect(nextToDecide(images, 'b')?.id).toBe('d')
    expect(nextToDecide(images, 'd')?.id).toBe('b')
    expect(nextToDecide(images.slice(2, 3), 'c')).toBeUndefined()
  })

  it('moves through all of them by arrow keys, and wraps at both ends', () => {
    expect(neighbourOf(images, 'e', 1)?.id).toBe('a')
    expect(neighbourOf(images, 'a', -1)?.id).toBe('e')
  })

  it('shows only one kind', () => {
    expect(imagesOf(images, 'left').map(({ id }) => id)).toEqual(['c', 'e'])
    expect(imagesOf(images, 'all')).toHaveLength(5)
  })
})
