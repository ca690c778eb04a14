import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, it } from 'vitest'
import type { CheckoutSettingsChange } from '#contract/settings.ts'
import { inTransaction } from '#modules/context.ts'
import { changeSettings, displayRatesOf, forgetSettings, getSettings } from '#modules/settings/index.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { changeCheckoutSettings } from '../checkout-settings.ts'
import { ratesFrom } from './rates-answer.ts'
import { readRates } from './read-rates.ts'

const shop = await testShop()
const ctx = shop.ctxOf({ actor: await shop.given.account({ role: 'admin' }) })
let answer = ''
const source = createServer((_request, response) => void response.end(answer)).listen(0, '127.0.0.1')
const url = () => `http://127.0.0.1:${(source.address() as AddressInfo).port}/`
afterAll(() => void source.close())

beforeEach(async () => {
  await changeSettings(shop, { kzt_rate: 120, rub_rate: 19, usd_rate: 0, rates_on: '2026-03-01' })
})

async function rates() {
  forgetSettings(shop.memory)
  const { kzt_rate, rub_rate, usd_rate, rates_on } = await getSettings(ctx)
  return { kzt_rate, rub_rate, usd_rate, rates_on }
}

it('renews what the shop shows, with the day of its source, and leaves off what staff switched off', async () => {
  answer = JSON.stringify({ base: 'MYR', date: '2026-03-20', rates: { KZT: 118.45678, RUB: 18.5, USD: 0.24, EUR: 0.2 } })
  await readRates(ctx, url())
  expect(await rates()).toEqual({ kzt_rate: 118.4568, rub_rate: 18.5, usd_rate: 0, rates_on: '2026-03-20' })
})

it('rejects an implausible rate, and keeps all where the source fails or is not set', async () => {
  const kept = { kzt_rate: 120, rub_rate: 19, usd_rate: 0, rates_on: '2026-03-01' }
  for (const body of [
    JSON.stringify({ base: 'MYR', rates: { KZT: 1184 } }),
    '<html>',
    '{"rates":{}}',
    '{"base":"EUR","rates":{"KZT":600}}',
  ]) {
    answer = body
    await readRates(ctx, url())
    expect(await rates(), body).toEqual(kept)
  }
  await readRates(ctx, undefined)
  expect(await rates()).toEqual(kept)
})

it('reads no more of an endless answer than rates can be long', async () => {
  let sent = 0
  const piece = Buffer.alloc(64 * 1024, ' ')
  const endless = createServer((_request, response) => {
    const more = () => {
      while (!response.destroyed && response.write(piece)) sent += piece.length
    }
    response.on('drain', more)
    more()
  }).listen(0, '127.0.0.1')
  await once(endless, 'listening')
  try {
    await readRates(ctx, `http://127.0.0.1:${(endless.address() as AddressInfo).port}/`)
    expect(sent).toBeLessThan(20_000_000)
    expect((await rates()).kzt_rate).toBe(120)
  } finally {
    endless.closeAllConnections()
    endless.close()
  }
})

it('reads the forms in which public sources answer', () => {
  const now = new Date('2026-03-21T04:00:00Z')
  expect(ratesFrom({ base_code: 'MYR', time_last_update_unix: 1_774_000_000, rates: { USD: 0.24 } }, now)).toEqual({
    rates: [{ code: 'USD', rate: 0.24 }],
    day: '2026-03-20',
  })
  // The base is the dollar, with ringgit among the rates.
  expect(ratesFrom({ base: 'USD', rates: { MYR: 4, KZT: 480 } }, now)).toEqual({
    rates: [
      { code: 'KZT', rate: 120 },
      { code: 'USD', rate: 0.25 },
    ],
    day: '2026-03-21',
  })
})

it('dates rates that staff change, and shows of those that are not 0', async () => {
  const change = (changes: CheckoutSettingsChange) => inTransaction(ctx, (inside) => changeCheckoutSettings(inside, changes))
  expect(await change({ payment_hours: 48, rub_rate: 19 })).toMatchObject({ rates_on: '2026-03-01' })
  expect(await change({ rub_rate: 20 })).toMatchObject({ rub_rate: 20, rates_on: '2026-03-21' })
  expect(displayRatesOf(await getSettings(ctx))).toEqual([
    { code: 'KZT', rate: 120 },
    { code: 'RUB', rate: 20 },
  ])
})
