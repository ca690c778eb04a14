import { expect, it } from 'vitest'
import { forgetSettings } from '#modules/settings/index.ts'
import { ShopMemory } from '#modules/shop-memory.ts'
import { testDatabase } from '#tests/support/database.ts'
import { getShippingRate, listShippingRates, zoneOf } from './index.ts'

const { db } = await testDatabase()
const ctx = { db, uses: new Set<string>(), memory: new ShopMemory() }

it('knows the states across the sea however they are written', () => {
  expect(zoneOf('MY', 'sabah')).toBe('malaysia_east')
  expect(zoneOf('MY', 'Labuan')).toBe('malaysia_east')
  expect(zoneOf('MY', 'W.P. Labuan')).toBe('malaysia_east')
  expect(zoneOf('MY', ' Sarawak ')).toBe('malaysia_east')
  expect(zoneOf('MY', 'Selangor')).toBe('malaysia_peninsular')
  expect(zoneOf('MY', undefined)).toBe('malaysia_peninsular')
})

it('finds no Malaysian state for a state of another country', () => {
  expect(zoneOf('KZ', 'Sabah')).toBe('central_asia')
  expect(zoneOf('OTHER', '')).toBe('rest_of_world')
})

it('lists the rate of every zone and follows a change', async () => {
  expect((await listShippingRates(ctx)).map(({ rate }) => rate)).toEqual([8, 14, 28, 55, 75])
  await db.updateTable('shipping_rates').set({ rate: 9.5 }).where('zone', '=', 'malaysia_peninsular').execute()
  forgetSettings(ctx.memory)
  await expect(getShippingRate(ctx, 'malaysia_peninsular')).resolves.toBe(9.5)
  expect(ctx.uses).toContain('checkout')
})
