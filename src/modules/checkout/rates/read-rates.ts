import { z } from 'zod'
import type { SettingsChange } from '#modules/settings/index.ts'
import { defineJob } from '#kit/jobs/jobs.ts'
import { boundedText } from '#kit/http/bounded-body.ts'
import { reasonOf } from '#kit/config/reason.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { changeSettings, getSettings, lockSettings, rateNameOf } from '#modules/settings/index.ts'
import { ratesFrom, type ReadRates } from './rates-answer.ts'

export const readRatesJob = defineJob({ name: 'read-rates', payload: z.strictObject({}) })

const timeoutMs = 15_000
const mostBytes = 1_000_000
/** A rate that changed by more than this factor in a day is an error of its source. */
const mostStep = 2

export async function askForRates(ctx: Ctx): Promise<void> {
  await ctx.jobs.enqueue(ctx.db, readRatesJob, {})
}

/** Updates the display rates. A rate that staff switched off (0) stays off. A failing source changes nothing. */
export async function readRates(ctx: Ctx, url: string | undefined): Promise<void> {
  if (url === undefined) return
  const read = await fetchRates(url, ctx.clock.now()).catch((error: unknown) => {
    ctx.log.warn({ reason: reasonOf(error) }, 'the source of rates did not answer')
  })
  if (!read) return
  await inTransaction(ctx, async (inside) => {
    await lockSettings(inside)
    const settings = await getSettings(inside)
    const change: SettingsChange = {}
    for (const { code, rate } of read.rates) {
      const name = rateNameOf(code)
      const kept = settings[name]
      if (kept === 0) continue
      if (rate > kept * mostStep || rate < kept / mostStep) ctx.log.warn({ code, kept, rate }, 'a rate moved too far to be believed')
      else change[name] = rate
    }
    if (Object.keys(change).length > 0) await changeSettings(inside, { ...change, rates_on: read.day })
  })
}

async function fetchRates(url: string, now: Date): Promise<ReadRates> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`status ${response.status}`)
  const text = await boundedText(response, mostBytes, () => new Error('too long an answer'))
  const read = ratesFrom(JSON.parse(text), now)
  if (!read) throw new Error('no rates for ringgit in the answer')
  return read
}
