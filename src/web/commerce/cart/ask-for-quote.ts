import type { InputOf } from '#contract/calls/typed-call.ts'
import * as checkout from '#contract/calls/checkout.gen.ts'
import type { Quote } from '#contract/checkout.ts'
import type { Language } from '#contract/languages.ts'
import { readTimeoutMs } from '#web/browser/calls/send.ts'
import { readCurrent } from '#web/browser/query/observe-call.ts'

export type Question = { language: Language; body: InputOf<typeof checkout.quote> }

/** Requests the price of the cart, with retries for temporary failures. Throws RequestError. */
export function askForQuote({ language, body }: Question, signal: AbortSignal): Promise<Quote> {
  return readCurrent(checkout.quote, body, { language, signal, timeoutMs: readTimeoutMs })
}
