import { expect, it } from 'vitest'
import { ShopMemory } from '#modules/shop-memory.ts'
import { gatewayOf, isOffered, isSandbox, setGatewayModes } from './gateways.ts'

it('keeps the options of each of two shops in one process', () => {
  const [first, second, third] = [new ShopMemory(), new ShopMemory(), new ShopMemory()].map((memory) => ({ memory }))
  if (!first || !second || !third) throw new Error('three shops')
  setGatewayModes(first.memory, { card: 'sandbox', paypal: 'off' })
  setGatewayModes(second.memory, { card: 'live', paypal: 'sandbox' })
  expect([first, second, third].map((ctx) => [gatewayOf(ctx, 'card'), gatewayOf(ctx, 'paypal')])).toEqual([
    ['sandbox', 'off'],
    ['live', 'sandbox'],
    ['off', 'off'],
  ])
  expect([first, second, third].map((ctx) => [isOffered(ctx, 'card'), isSandbox(ctx, 'card')])).toEqual([
    [true, true],
    [true, false],
    [false, false],
  ])
  expect([gatewayOf(third, 'cash'), isOffered(third, 'cash')]).toEqual([null, true])
})
