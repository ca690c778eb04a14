import { describe, expect, it } from 'vitest'
import { changeOf, emptyEvent, type EventValues, newEventOf } from './event-values.ts'

const market: EventValues = {
  ...emptyEvent,
  translations: { en: { title: 'Market', summary: '', description: '', venue: 'Hall', address: 'Street 1' }, ru: { title: 'Ярмарка' } },
  starts_at: '2026-12-12T10:00',
  ends_at: '2026-12-12T18:00',
  time_zone: 'Asia/Almaty',
}

describe('the input of an event', () => {
  it('is only the changes, but all of its times when one of them or the zone changed', () => {
    expect(changeOf({ external_url: 'https://fair.example' }, market)).toEqual({ external_url: 'https://fair.example' })
    expect(changeOf({ time_zone: 'Asia/Almaty' }, market)).toEqual({
      starts_at: '2026-12-12T05:00:00.000Z',
      ends_at: '2026-12-12T13:00:00.000Z',
      pickup_until: null,
      time_zone: 'Asia/Almaty',
    })
  })

  it('leaves the venue of a translation to the English one where none is written, and takes an empty language away', () => {
    const { translations, venue } = newEventOf(market)
    expect(translations).toEqual({ ru: { title: 'Ярмарка', summary: '', description: '' }, kk: null, ms: null })
    expect(venue).toBe('Hall')
  })
})
