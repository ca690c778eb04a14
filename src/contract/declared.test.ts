import { describe, expect, it } from 'vitest'
import { type ZodType } from 'zod'
import { declared } from './declared.ts'
import { day, email, phone } from './fields.ts'
import { website } from './partners.ts'
import { coordinatesPattern, readCoordinates } from './rules/coordinates.ts'
import { openingHoursPattern, readOpeningHours } from './rules/opening-hours.ts'

const schemas: Record<string, ZodType> = { day, email, phone, website }

describe.each([
  [
    'email',
    ['dana@example.com', ' dana@пример.рф ', 'a.b+c@xn--e1afmkfd.xn--p1ai'],
    ['дана@example.com', 'dana@', 'dana@example', '.a@example.com'],
  ],
  ['phone', ['+60 12 345 6789', '(03) 2345 6789', 'tel:+77011234567', '\u200e＋60 12‑345 6789'], ['12345', 'felt', '+60 12 felt 345']],
  ['website', ['', 'tulpar.example', 'HTTPS://tulpar.example:8080/felt?x=1', 'пример.рф'], ['felt', 'https://', 'a b.example', 'tulpar..']],
  ['day', ['2026-11-29', '1900-01-01'], ['1899-12-31', '0001-01-01']],
])('declares of %s what it checks', (name, taken, refused) => {
  const schema = schemas[name]
  const pattern = new RegExp((schema && declared.get(schema)?.pattern) ?? 'x^', 'u')
  it.each(taken)('takes %j', (text) => {
    expect([pattern.test(text), schema?.safeParse(text).success]).toEqual([true, true])
  })
  it.each(refused)('refuses %j', (text) => {
    expect([pattern.test(text), schema?.safeParse(text).success]).toEqual([false, false])
  })
})

it('declares how coordinates and opening hours are written', () => {
  const coordinates = new RegExp(coordinatesPattern, 'u')
  for (const text of ['3.1424, 101.6969', '-90;180', '90.0,-180.00', '91, 0', '0, 181', '3.1424', 'felt'])
    expect([text, coordinates.test(text)]).toEqual([text, readCoordinates(text) !== undefined])
  const hours = new RegExp(openingHoursPattern, 'u')
  for (const text of ['', 'Mo-Fr 9:00-18:00; Sa 10:00-14:00', 'Su 00:00–24:00;', 'Xx 9:00-18:00', 'Mo 9-18', 'Mo 9:00-25:00'])
    expect([text, hours.test(text)]).toEqual([text, readOpeningHours(text) !== undefined])
})
