import { describe, expect, it } from 'vitest'
import { looksLikeEmail, strengthOf } from './form-checks.ts'

describe('an address', () => {
  it.each(['aigerim@example.com', ' dana@mail.example.kz ', 'айгерим@пошта.рф', 'a+b@x.io'])('%s looks like one', (text) => {
    expect(looksLikeEmail(text)).toBe(true)
  })

  it.each(['', 'aigerim', 'aigerim@', '@example.com', 'a@b', 'a b@example.com', 'a@example..com', 'a@@example.com', 'a@.com'])(
    '%j does not',
    (text) => {
      expect(looksLikeEmail(text)).toBe(false)
    },
  )
})

describe('the strength of a password', () => {
  it.each([
    ['', 'weak'],
    ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
    ['Wool-7!', 'weak'],
    ['feltwool7!', 'fair'],
    ['felt-and-wool', 'fair'],
    ['felt-and-wool7', 'strong'],
    ['Felt-wool-7', 'good'],
    ['Steppe-and-Sky-8!', 'strong'],
  ])('of %j is %s', (password, strength) => {
    expect(strengthOf(password)).toBe(strength)
  })

  it('never sinks when a password grows', () => {
    const order = ['weak', 'fair', 'good', 'strong']
    const whole = 'Felt-and-Wool-77!'
    const ranks = Array.from(whole, (_letter, at) => order.indexOf(strengthOf(whole.slice(0, at + 1))))
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
  })
})
