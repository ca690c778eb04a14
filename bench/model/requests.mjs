import { randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { listAddresses } from '../parts/rendered-list.mjs'

const pageHeaders = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'en' }
const json = { 'content-type': 'application/json' }
const streamsAtOnce = 50

/** Returns the request kinds of the model, each as a function that returns the next request. */
export function requestsOf(orders) {
  let count = 0
  const draw = () => orders[(count += 1) % orders.length]
  const addresses = listAddresses()
  return {
    kept: () => ({ path: '/shop', headers: pageHeaders }),
    // A new address each time, which is not in the cache.
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

/** Opens `count` event streams of the catalogue. `heard()` returns the number of events received by all of them. */
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
