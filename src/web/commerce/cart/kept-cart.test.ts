import { describe, expect, it } from 'vitest'
import type { KeptCart } from '#contract/carts.ts'
import { money } from '#contract/rules/money.ts'
import { cartLineOf, joinCarts, type KeptMemory, leaveBehind, parseMemory, signatureOf, withMost } from './kept-cart.ts'

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
  brought: {},
  hasLeft: false,
})
const join = (lines: [string, number][], kept: KeptCart, known?: KeptMemory, who = 'me') => {
  const joined = joinCarts(here(...lines), kept, known, who)
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

  it('drops the lines of another account', () => {
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

  it('keeps changes made here', () => {
    expect(join([['mug', 1]], there(3, ['mug', 2]), memory(3, ['mug', 2]))).toEqual({ lines: [['mug', 1]], isToKeep: true })
  })

  it('loses nothing where both changed', () => {
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

describe('after a sign-out', () => {
  /** This browser had two mugs before the sign-in. They stay of the account’s five, and the guest goes on with three and a hat. */
  const first = joinCarts(here(['mug', 2]), there(3, ['mug', 3], ['tea', 1]), undefined, 'me')
  const left = leaveBehind(first.lines, { ...memory(4, ['mug', 5], ['tea', 1]), brought: first.brought })
  const guests: [string, number][] = [
    ['mug', 3],
    ['hat', 1],
  ]

  it('shows the cart from before the sign-in', () => {
    expect(left.lines.map(({ id, quantity }) => [id, quantity])).toEqual([['mug', 2]])
  })

  it('adds to the same account only later lines', () => {
    expect(join(guests, there(4, ['mug', 5], ['tea', 1]), left.memory).lines).toEqual([
      ['mug', 6],
      ['tea', 1],
      ['hat', 1],
    ])
    expect(join([['mug', 2]], there(4, ['mug', 5]), left.memory)).toEqual({ lines: [['mug', 5]], isToKeep: false })
  })

  it('gives the next account nothing of the first one', () => {
    expect(join([['mug', 2]], there(1), left.memory, 'you')).toEqual({ lines: [], isToKeep: false })
    expect(join(guests, there(1), left.memory, 'you').lines).toEqual([
      ['mug', 1],
      ['hat', 1],
    ])
  })

  it('ignores lines taken out or ordered in between', () => {
    const ordered = joinCarts([], there(5), { ...memory(4, ['mug', 2]), brought: first.brought }, 'me')
    expect(ordered.brought).toEqual({})
    expect(leaveBehind([], { ...memory(5), brought: first.brought })).toEqual({ lines: [], memory: undefined })
  })
})

it('restores a cart without doubling its lines', () => {
  expect(withMost(here(['mug', 2]), here(['mug', 1], ['hat', 3])).map(({ id, quantity }) => [id, quantity])).toEqual([
    ['mug', 2],
    ['hat', 3],
  ])
})

it('remembers no invalid data', () => {
  expect(parseMemory({ accountId: 1 })).toBeUndefined()
  expect(parseMemory('nonsense')).toBeUndefined()
  expect(parseMemory(null)).toBeUndefined()
  const memory = { accountId: 'me', version: 1, lines: '' }
  expect(parseMemory({ ...memory, brought: { mug: 'two' }, hasLeft: 1 })).toEqual({ ...memory, brought: {}, hasLeft: false })
})
