import { describe, expect, it } from 'vitest'
import type { KeptCart } from '#contract/carts.ts'
import { money } from '#contract/rules/money.ts'
import { cartLineOf, joinCarts, type KeptMemory, parseMemory, signatureOf, withMost } from './kept-cart.ts'

const lineOf = (name: string, quantity: number): KeptCart['lines'][number] => ({
  product_id: name,
  variation_id: null,
  variation_name: null,
  size: null,
  quantity,
  slug: name,
  name,
  image_key: null,
  price: money(10),
})
const here = (...lines: [string, number][]) => lines.map(([name, quantity]) => cartLineOf(lineOf(name, quantity)))
const there = (version: number, ...lines: [string, number][]): KeptCart => ({ version, lines: lines.map((line) => lineOf(...line)) })
const memory = (version: number, ...lines: [string, number][]): KeptMemory => ({
  accountId: 'me',
  version,
  lines: signatureOf(here(...lines)),
})
const join = (lines: [string, number][], kept: KeptCart, known?: KeptMemory) => {
  const joined = joinCarts(here(...lines), kept, known, 'me')
  return { lines: joined.lines.map(({ id, quantity }) => [id, quantity]), isToKeep: joined.isToKeep }
}

describe('at sign-in', () => {
  it('adds a guest’s cart to the account’s, as pieces are added to a cart', () => {
    expect(
      join(
        [
          ['hat', 1],
          ['mug', 60],
        ],
        there(3, ['mug', 60]),
      ),
    ).toEqual({
      lines: [
        ['mug', 99],
        ['hat', 1],
      ],
      isToKeep: true,
    })
  })

  it('shows the account’s cart on a new device', () => {
    expect(join([], there(3, ['mug', 2]))).toEqual({ lines: [['mug', 2]], isToKeep: false })
  })

  it('leaves behind what was another account’s', () => {
    expect(join([['hat', 1]], there(1, ['mug', 2]), { ...memory(7, ['hat', 1]), accountId: 'other' })).toEqual({
      lines: [['mug', 2]],
      isToKeep: false,
    })
  })
})

describe('of the same account', () => {
  it('is not added to itself', () => {
    expect(join([['mug', 2]], there(3, ['mug', 2]), memory(3, ['mug', 2]))).toEqual({ lines: [['mug', 2]], isToKeep: false })
  })

  it('follows another device', () => {
    expect(join([['mug', 2]], there(4, ['hat', 1]), memory(3, ['mug', 2]))).toEqual({ lines: [['hat', 1]], isToKeep: false })
  })

  it('keeps what was changed here', () => {
    expect(join([['mug', 1]], there(3, ['mug', 2]), memory(3, ['mug', 2]))).toEqual({ lines: [['mug', 1]], isToKeep: true })
  })

  it('loses nothing where both were changed', () => {
    expect(
      join(
        [
          ['mug', 1],
          ['hat', 1],
        ],
        there(4, ['mug', 5]),
        memory(3, ['mug', 2]),
      ),
    ).toEqual({
      lines: [
        ['mug', 5],
        ['hat', 1],
      ],
      isToKeep: true,
    })
  })
})

it('brings a cart back without doubling what is there', () => {
  expect(withMost(here(['mug', 2]), here(['mug', 1], ['hat', 3])).map(({ id, quantity }) => [id, quantity])).toEqual([
    ['mug', 2],
    ['hat', 3],
  ])
})

it('remembers nothing that is odd', () => {
  expect(parseMemory({ accountId: 1 })).toBeUndefined()
  expect(parseMemory('nonsense')).toBeUndefined()
  expect(parseMemory(null)).toBeUndefined()
})
