import { expect, it } from 'vitest'
import { settingRules } from '../settings.ts'
import { carriers, trackingUrlAfter } from './carriers.ts'

const before = { carrier_name: 'Own van', carrier_tracking_url: 'https://van.example/{number}' }

it('has names and tracking pages that the settings take', () => {
  for (const { name, trackingUrl } of carriers) {
    const { carrier_name, carrier_tracking_url } = settingRules.shape
    expect([name, carrier_name.safeParse(name).success, carrier_tracking_url.safeParse(trackingUrl).success]).toEqual([name, true, true])
  }
  expect(new Set(carriers.map(({ name }) => name)).size).toBe(carriers.length)
})

it('names the missing parts of a tracking page, and accepts none', () => {
  const said = (url: string) => settingRules.shape.carrier_tracking_url.safeParse(url).error?.issues.map(({ message }) => message)
  expect(said('https://x.example/nope')).toEqual(['no_tracking_number'])
  expect(said('http://x.example/{number}')).toEqual(['needs_https'])
  expect(said('')).toBeUndefined()
  expect(settingRules.shape.social_url.safeParse('javascript:alert(1)').error?.issues[0]?.message).toBe('needs_https')
  expect(settingRules.shape.social_url.parse('https://instagram.com/tulpar')).toBe('https://instagram.com/tulpar')
})

it('links to the tracking page of the named carrier', () => {
  expect(trackingUrlAfter('J&T Express', before)).toBe('https://www.jtexpress.my/tracking?billcode={number}')
  expect(trackingUrlAfter(' ninja van ', before)).toBe('https://www.ninjavan.co/en-my/tracking?id={number}')
})

it('drops the tracking page of another carrier, and keeps that of the same', () => {
  expect(trackingUrlAfter('Somebody else', before)).toBe('')
  expect(trackingUrlAfter('GDEX', before)).toBe('')
  expect(trackingUrlAfter('Own van', before)).toBe('https://van.example/{number}')
})
