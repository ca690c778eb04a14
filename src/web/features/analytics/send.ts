import type { Call } from '#contract/calls/typed-call.ts'
import { partsOf } from '#web/browser/calls/request-parts.ts'

type AnalyticsCall<Input> = Call<Input, void, never>

/** Sends with `keepalive`, which `send` does not, since the request may outlive its page. Failures are only logged for developers. */
export function sendCounted<Input>(call: AnalyticsCall<Input>, input: NoInfer<Input>): void {
  const { method, address, body } = partsOf(call, input)
  const sending = fetch(address, {
    method,
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  sending.then(
    ({ ok, status }) => {
      if (!ok) console.debug(`analytics: ${call} was answered ${status}`)
    },
    (error: unknown) => console.debug(`analytics: ${call} was not sent`, error),
  )
}

/** Sends from a page that closes, with a beacon, which the browser delivers afterwards. */
export function sendLast<Input>(call: AnalyticsCall<Input>, input: NoInfer<Input>): void {
  const { address, body } = partsOf(call, input)
  const isTaken = 'sendBeacon' in navigator && navigator.sendBeacon(address, new Blob([JSON.stringify(body)], { type: 'application/json' }))
  if (!isTaken) sendCounted(call, input)
}
