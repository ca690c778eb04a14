import { expect, it } from 'vitest'
import en from '../../../messages/en/promise.json' with { type: 'json' }
import kk from '../../../messages/kk/promise.json' with { type: 'json' }
import ru from '../../../messages/ru/promise.json' with { type: 'json' }
import { promiseTexts } from './promise-texts.ts'
import { createAreaTranslator } from './translator.ts'

const promise = { made_by: '2026-12-01', arrives_from: '2026-12-03', arrives_to: '2026-12-05' }
const said = (given: typeof promise, isPickup = false) =>
  (['en', 'ru', 'kk'] as const).map((language) =>
    promiseTexts(createAreaTranslator<'promise'>(language, { en, ru, kk }[language]), language, given, isPickup),
  )

it('shows the days of arrival and of completion, in words of each language', () => {
  expect(said(promise)).toEqual([
    ['Arrives 3–\u20605\u00a0December', 'Made and packed by 1\u00a0December'],
    ['Доставим 3–\u20605\u00a0декабря', 'Изготовим и упакуем к\u00a01\u00a0декабря'],
    ['3–\u20605\u00a0желтоқсан аралығында жеткіземіз', '1\u00a0желтоқсан күніне дейін дайындап, қаптаймыз'],
  ])
})

it('names both months, a single day, and the turn of a year', () => {
  expect(said({ ...promise, arrives_from: '2026-11-30' }).map(([first]) => first)).toEqual([
    'Arrives 30\u00a0November\u00a0– 5\u00a0December',
    'Доставим 30\u00a0ноября\u00a0– 5\u00a0декабря',
    '30\u00a0қараша\u00a0– 5\u00a0желтоқсан аралығында жеткіземіз',
  ])
  expect(said({ ...promise, arrives_from: '2026-12-05' }).map(([first]) => first)).toEqual([
    'Arrives on 5\u00a0December',
    'Доставим 5\u00a0декабря',
    '5\u00a0желтоқсан күні жеткіземіз',
  ])
  expect(said({ made_by: '2026-12-30', arrives_from: '2027-01-04', arrives_to: '2027-01-06' })[0]).toEqual([
    'Arrives 4–\u20606\u00a0January',
    'Made and packed by 30\u00a0December',
  ])
})

it('says when a collected order is ready', () => {
  expect(said({ made_by: '2026-12-01', arrives_from: '2026-12-01', arrives_to: '2026-12-01' }, true)).toEqual([
    ['Ready to collect from 1\u00a0December'],
    ['Можно забрать с\u00a01\u00a0декабря'],
    ['1\u00a0желтоқсан күнінен бастап алып кетуге болады'],
  ])
})
