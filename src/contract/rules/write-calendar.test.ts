import { expect, it } from 'vitest'
import type { Event } from '../events.ts'
import { writeCalendar } from './write-calendar.ts'

const event: Event = {
  id: '01980000-0000-7000-8000-000000000001',
  slug: 'felt',
  status: 'published',
  title: 'Киіз кеші; шай, бауырсақ және ұзақ-ұзақ әңгіме айтылатын кеш',
  summary: 'A\nB',
  description: '**Bold** [link](/contact)',
  starts_at: '2026-12-01T10:00:00.000Z',
  ends_at: '2026-12-01T12:30:00.000Z',
  time_zone: 'Asia/Almaty',
  is_past: false,
  is_closed: false,
  venue: 'Room',
  address: 'Street 1',
  country: 'KZ',
  country_name: null,
  external_url: null,
  entry_price: null,
  image_url: null,
  image_key: null,
  image_width: null,
  map: null,
}
const write = (changes: Partial<Event> = {}) =>
  writeCalendar(
    { ...event, ...changes },
    { url: 'https://tulpar.example/events/felt', host: 'tulpar.example', now: new Date('2026-11-01T00:00:00Z') },
  )
const unfold = (text: string) => text.replaceAll('\r\n ', '')

it('writes instants in UTC with a permanent name', () => {
  for (const line of ['DTSTART:20261201T100000Z', 'DTEND:20261201T123000Z', `UID:${event.id}@tulpar.example`, 'STATUS:CONFIRMED']) {
    expect(write()).toContain(`${line}\r\n`)
  }
})

it('escapes special characters of the format and drops the marks of the text', () => {
  expect(unfold(write())).toContain('SUMMARY:Киіз кеші\\; шай\\, бауырсақ')
  expect(unfold(write())).toContain('DESCRIPTION:A\\nB\\n\\nBold link\r\n')
})

it('removes control characters that could end a text’s line', () => {
  const written = write({ title: 'Felt\rSTATUS:CANCELLED', venue: 'Room\u0007\u0000' })
  expect(written.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u)
  expect(unfold(written)).toContain('SUMMARY:Felt\\nSTATUS:CANCELLED\r\n')
  expect(unfold(written)).toContain('LOCATION:Room\\, Street 1')
})

it('folds lines at 75 bytes without cutting a letter', () => {
  for (const line of write().split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(write()).not.toContain('\uFFFD')
})

it('says that it is cancelled', () => {
  expect(write({ status: 'cancelled' })).toContain('STATUS:CANCELLED')
})
