import { z } from 'zod'
import { displayCurrencies, type DisplayRate } from '#contract/rules/display-currencies.ts'
import { dayOf } from '#contract/rules/shop-time.ts'

const answer = z.object({
  base: z.string().optional(),
  base_code: z.string().optional(),
  date: z.string().optional(),
  time_last_update_unix: z.number().optional(),
  rates: z.record(z.string(), z.number().positive().finite()),
})

export type ReadRates = { rates: DisplayRate[]; day: string }

/** Reads ringgit rates from a source with any base currency. Undefined when it has no ringgit rate. */
export function ratesFrom(body: unknown, now: Date): ReadRates | undefined {
  const parsed = answer.safeParse(body)
  if (!parsed.success) return undefined
  const { rates, base = parsed.data.base_code } = parsed.data
  const ofRinggit = base === 'MYR' ? 1 : rates['MYR']
  if (ofRinggit === undefined) return undefined
  const found = displayCurrencies.flatMap((code) => {
    const own = code === base ? 1 : rates[code]
    return own === undefined ? [] : [{ code, rate: Number((own / ofRinggit).toFixed(4)) }]
  })
  return { rates: found, day: dayFrom(parsed.data) ?? dayOf(now) }
}

function dayFrom({ date, time_last_update_unix: seconds }: z.infer<typeof answer>): string | undefined {
  if (date !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(date)) return date
  return seconds === undefined ? undefined : dayOf(new Date(seconds * 1000))
}
