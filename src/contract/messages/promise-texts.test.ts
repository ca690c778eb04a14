import { expect, it } from 'vitest'
import en from '../../../messages/en/promise.json' with { type: 'json' }
import kk from '../../../messages/kk/promise.json' with { type: 'json' }
import ru from '../../../messages/ru/promise.json' with { type: 'json' }
import { languages } from '../languages.ts'
import { promiseTexts } from './promise-texts.ts'
import { createAreaTranslator } from './translator.ts'

const promise = { made_by: '2026-12-01', arrives_from: '2026-12-03', arrives_to: '2026-12-05' }
const said = (given: typeof promise, isPickup = false) =>
  languages.map((language) =>
    promiseTexts(createAreaTranslator<'promise'>(language, { en, ru, kk }[language]), language, given, isPickup),
  )

it('shows the days of arrival and of completion, in words of each language', () => {
  expect(said(promise)).toEqual([
    ['Arrives 3–5 December', 'Made and packed by 1 December'],
    ['Доставим 3–5 декабря', 'Изготовим и упакуем к 1 декабря'],
    ['3–5 желтоқсан аралығында жеткіземіз', '1 желтоқсан күніне дейін дайындап, қаптаймыз'],
  ])
})

it('names both months, a single day, and the turn of a year', () => {
  expect(said({ ...promise, arrives_from: '2026-11-30' }).map(([first]) => first)).toEqual([
    'Arrives 30 November – 5 December',
    'Доставим 30 ноября – 5 декабря',
    '30 қараша – 5 желтоқсан аралығында жеткіземіз',
  ])
  expect(said({ ...promise, arrives_from: '2026-12-05' }).map(([first]) => first)).toEqual([
    'Arrives on 5 December',
    'Доставим 5 декабря',
    '5 желтоқсан күні жеткіземіз',
  ])
  expect(said({ made_by: '2026-12-30', arrives_from: '2027-01-04', arrives_to: '2027-01-06' })[0]).toEqual([
    'Arrives 4–6 January',
    'Made and packed by 30 December',
  ])
})

it('says when a collected order is ready', () => {
  expect(said({ made_by: '2026-12-01', arrives_from: '2026-12-01', arrives_to: '2026-12-01' }, true)).toEqual([
    ['Ready to collect from 1 December'],
    ['Можно забрать с 1 декабря'],
    ['1 желтоқсан күнінен бастап алып кетуге болады'],
  ])
})
