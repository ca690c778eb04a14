import { expect, it } from 'vitest'
import { ShopMemory } from '#modules/shop-memory.ts'
import { testDatabase } from '#tests/support/database.ts'
import { changeSettings, forgetSettings, getSettings } from './index.ts'
import { defaultSettings, settingsFrom } from './settings.ts'

const { db } = await testDatabase()
const uses = new Set<string>()
const memory = new ShopMemory()

it('starts from the defaults and says that it was asked', async () => {
  forgetSettings(memory)
  await expect(getSettings({ db, uses, memory })).resolves.toMatchObject(defaultSettings)
  expect(uses).toContain('settings')
})

it('answers a change at once, and leaves the rest unchanged', async () => {
  await getSettings({ db, uses, memory })
  await changeSettings({ db, memory }, { tax_rate: 0.08, shop_name: 'Қанат' })
  await expect(getSettings({ db, uses, memory })).resolves.toMatchObject({ ...defaultSettings, tax_rate: 0.08, shop_name: 'Қанат' })
})

it('sees a change of another process after the notification', async () => {
  await getSettings({ db, uses, memory })
  await db.insertInto('settings').values({ key: 'payment_hours', value: '24' }).execute()
  forgetSettings(memory)
  expect((await getSettings({ db, uses, memory })).payment_hours).toBe(24)
})

it('shares nothing between two shops in one process', async () => {
  const other = new ShopMemory()
  await getSettings({ db, uses, memory })
  await db.insertInto('settings').values({ key: 'carrier_name', value: '"Yam"' }).execute()
  expect((await getSettings({ db, uses, memory: other })).carrier_name).toBe('Yam')
  expect((await getSettings({ db, uses, memory })).carrier_name).toBe(defaultSettings.carrier_name)
  forgetSettings(other)
  expect((await getSettings({ db, uses, memory })).carrier_name).toBe(defaultSettings.carrier_name)
})

it('refuses a change that breaks a rule', async () => {
  await expect(changeSettings({ db, memory }, { tax_rate: 6 })).rejects.toThrow()
})

it('keeps the default where a row is broken or unknown', () => {
  const rows = [
    { key: 'tax_rate', value: '6 %' },
    { key: 'colour_of_the_horse', value: 'bay' },
    { key: 'payment_hours', value: 48 },
  ]
  expect(settingsFrom(rows, { low_stock_at: 7, languages: ['en', 'kk'] })).toEqual({
    ...defaultSettings,
    payment_hours: 48,
    low_stock_at: 7,
    languages: ['en', 'kk'],
  })
})
