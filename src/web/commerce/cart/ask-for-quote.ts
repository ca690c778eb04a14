import type { InputOf } from '#contract/calls/typed-call.ts'
import * as checkout from '#contract/calls/checkout.gen.ts'
import type { Quote } from '#contract/checkout.ts'
import type { Language } from '#contract/languages.ts'
import { readTimeoutMs, send } from '#web/browser/calls/send.ts'
import { withRetries } from '#web/browser/calls/with-retries.ts'

export type Question = { language: Language; body: InputOf<typeof checkout.quote> }

/** Requests the price of the cart, with retries for temporary failures. Throws RequestError. */
export function askForQuote({ language, body }: Question, signal: AbortSignal): Promise<Quote> {
  return withRetries(() => send(checkout.quote, body, { language, signal, timeoutMs: readTimeoutMs }), signal)
}
