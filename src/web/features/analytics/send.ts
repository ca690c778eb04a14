type Call = 'session-start' | 'session-end' | 'event' | 'cart-abandonment'

/** Whatever goes wrong is worth a line for developers, never a word to the visitor. */
export function send(call: Call, body: object): void {
  const path = `/api/analytics/${call}`
  const sending = fetch(path, {
    method: 'POST',
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

/** For a page that closes: what the browser promises to deliver afterwards. */
export function sendLast(call: Call, body: object): void {
  const isTaken =
    'sendBeacon' in navigator &&
    navigator.sendBeacon(`/api/analytics/${call}`, new Blob([JSON.stringify(body)], { type: 'application/json' }))
  if (!isTaken) send(call, body)
}
