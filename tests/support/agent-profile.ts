import type { IncomingMessage, ServerResponse } from 'node:http'

const names = ['catalog.search', 'catalog.lookup', 'cart', 'checkout', 'order', 'fulfillment', 'discount', 'buyer_consent']

export type Respond = (request: IncomingMessage, response: ServerResponse) => void

/** Writes a program's profile with every capability but these. */
export function profileOf(version: string, without: readonly string[]) {
  const capabilities = names.filter((name) => !without.includes(name)).map((name) => [`dev.ucp.shopping.${name}`, [{ version }]])
  return { ucp: { version, services: {}, capabilities: Object.fromEntries(capabilities) as object, payment_handlers: {} } }
}
