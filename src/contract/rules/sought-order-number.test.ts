import { expect, it } from 'vitest'
import { soughtOrderNumber } from './sought-order-number.ts'

it.each([
  ['#65142', '65142'],
  ['# 65142', '65142'],
  ['№65142', '65142'],
  ['№ UND-65142', 'UND-65142'],
  ['und65142', 'UND-65142'],
  ['und 65142', 'UND-65142'],
  ['UND #65142', 'UND-65142'],
  ['#und-65142 siti', 'UND-65142 siti'],
  ['und-65142', 'UND-65142'],
  ['und', 'und'],
  ['undine 5', 'undine 5'],
  ['sound 5', 'sound 5'],
  ['C# tee', 'C# tee'],
  ['#', '#'],
])('makes %j %j', (typed, sought) => {
  expect(soughtOrderNumber(typed)).toBe(sought)
})
