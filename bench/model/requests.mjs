import { randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { listAddresses } from '../parts/rendered-list.mjs'

const pageHeaders = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'en' }
const json = { 'content-type': 'application/json' }
const streamsAtOnce = 50

/** The kinds of requests of the model, each a function that gives the next one. */
export function requestsOf(orders) {
  let count = 0
  const draw = () => orders[(count += 1) % orders.length]
  const addresses = listAddresses()
  return {
    kept: () => ({ path: '/shop', headers: pageHeaders }),
    // An address that nobody has asked for before is not in memory.
    made: () => ({ path: addresses.next().value, headers: pageHeaders }),
    quote: () => {
      const { items, shipping } = draw()
      const body = JSON.stringify({ items, country: shipping.country, state: shipping.state })
      return { path: '/api/checkout/quote', method: 'POST', headers: json, body }
    },
    order: () => ({
      path: '/api/orders',
      method: 'POST',
      headers: { ...json, 'idempotency-key': randomUUID() },
      body: JSON.stringify(draw()),
    }),
    event: () => ({ path: '/api/analytics/event', method: 'POST', headers: json, body: JSON.stringify(visitorsEvent()) }),
  }
}

function visitorsEvent() {
  return {
    sessionId: `${Date.now().toString(36)}-${randomInt(2 ** 40).toString(36)}`,
    eventType: 'add_to_cart',
    eventCategory: 'ecommerce',
    eventData: { productId: '01980000-0000-7000-8000-000000000001', quantity: 1, price: 49.9, size: 'M' },
    pageUrl: '/product/rams-horn-tee?utm_source=letter',
  }
}

/** So many open pages that follow the catalogue; `heard()` is how many changes all of them were told together. */
export async function openStreams(origin, count) {
  const agent = new Agent({ keepAlive: false, maxSockets: Infinity })
  let told = 0
  const open = async () => {
    const asking = get(`${origin}/api/realtime`, { agent })
    const [response] = await once(asking, 'response')
    if (response.statusCode !== 200) throw new Error(`a stream was refused with ${response.statusCode}`)
    response.on('data', (bytes) => (told += bytes.toString().split('data: ').length - 1))
    response.on('error', () => undefined)
    return asking
  }
  const streams = []
  for (let opened = 0; opened < count; opened += streamsAtOnce)
    streams.push(...(await Promise.all(Array.from({ length: Math.min(streamsAtOnce, count - opened) }, open))))
  return { heard: () => told, close: () => streams.forEach((stream) => stream.destroy()) }
}
