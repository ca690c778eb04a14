import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, it, vi } from 'vitest'
import { createLog } from '#kit/log/log.ts'
import { newId } from '#kit/ids.ts'
import { fakeService } from '#tests/support/fake-service.ts'
import { orderOf } from '#tests/support/given.ts'
import { post, type RunningShop, runningShop } from '#tests/support/shop.ts'

type Attribute = { key: string; value: Record<string, unknown> }
type Sent = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: Attribute[]
  startTimeUnixNano: string
  endTimeUnixNano: string
}

const spans: Sent[] = []
const resources: Attribute[][] = []
const keys = new Set<string | undefined>()
const collector = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const body = JSON.parse(Buffer.concat(chunks).toString())
    keys.add(request.headers['x-key'] as string | undefined)
    for (const { resource, scopeSpans } of body.resourceSpans) {
      resources.push(resource.attributes)
      for (const scope of scopeSpans) spans.push(...scope.spans)
    }
    response.end('{}')
  })
}).listen(0, '127.0.0.1')
await once(collector, 'listening')
afterAll(() => collector.close())

const stripe = await fakeService(() => ({ status: 402, body: { error: { type: 'invalid_request_error', message: 'not today' } } }))
const lines: string[] = []
let running: RunningShop | undefined
const log = createLog({ isPretty: false, destination: { write: (line) => lines.push(line) }, ids: () => running?.shop.telemetry.ids() })
running = await runningShop(
  {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=felt%20key',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_test',
    STRIPE_API_URL: stripe.url,
  },
  log,
)
const { origin, given, shop } = running
await shop.startJobs()

const said = ({ attributes }: { attributes: Attribute[] }) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
const spanOf = async (find: (span: Sent) => boolean) => {
  await vi.waitFor(() => expect(spans.some(find)).toBe(true), { timeout: 30_000 })
  return spans.find(find) as Sent
}

it('reports a request with its route, within the caller’s trace, and its statements', async () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  await fetch(`${origin}/api/products/01980000-0000-7000-8000-000000000001`, {
    headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01`, cookie: 'x=1' },
  })
  const request = await spanOf((span) => span.traceId === traceId && span.kind === 2)
  expect(request).toMatchObject({ name: 'GET /api/products/{id}', parentSpanId: 'b7ad6b7169203331' })
  expect(said(request)).toMatchObject({ 'http.route': '/api/products/{id}', 'http.response.status_code': '404' })
  expect(BigInt(request.endTimeUnixNano)).toBeGreaterThan(BigInt(request.startTimeUnixNano))
  const statement = await spanOf((span) => span.traceId === traceId && span.kind === 3)
  expect([statement.parentSpanId, statement.name]).toEqual([request.spanId, expect.stringMatching(/^select \w+$/)])
  expect(String(said(statement)['db.query.text'])).toContain('$1')
})

it('follows an order into its jobs, to the mail server and to the payment service', async () => {
  const traceId = '4df7651916cd43dd8448eb211c80319c'
  const traceparent = `00-${traceId}-b7ad6b7169203331-01`
  const method = await given.paymentMethod({ title: 'Card', type: 'card' })
  const order = orderOf(method, [{ product_id: (await given.product()).id, quantity: 1 }])
  const placed = await post(origin, '/api/orders', order, { 'idempotency-key': newId(), traceparent })
  const { order: own, guest_token } = (await placed.json()) as { order: { id: string }; guest_token: string }
  await post(origin, `/api/orders/${own.id}/payment-session`, undefined, { 'guest-session-token': guest_token, traceparent })
  const ofTrace = (name: string) => spanOf((span) => span.traceId === traceId && span.name === name)
  const request = await ofTrace('POST /api/orders')
  const job = await ofTrace('job order-mail')
  expect(job).toMatchObject({ parentSpanId: request.spanId, kind: 5 })
  expect(await ofTrace('send mail')).toMatchObject({ parentSpanId: job.spanId, kind: 3 })
  const call = await ofTrace('POST 127.0.0.1')
  const asking = await spanOf(({ spanId }) => spanId === call.parentSpanId)
  expect(asking.name).toBe('POST /api/orders/{id}/payment-session')
  expect(said(call)).toEqual({ 'http.request.method': 'POST', 'server.address': '127.0.0.1', 'http.response.status_code': '402' })
  expect(JSON.stringify(call)).not.toContain(own.id)
})

it('sends nothing typed: neither path nor query nor values', async () => {
  await fetch(`${origin}/api/products?q=zhansaya@example.kz`, { headers: { cookie: 'x=1' } })
  await fetch(`${origin}/zhansaya/qabanbai`)
  await spanOf((span) => span.name === 'GET none')
  expect(JSON.stringify(spans)).not.toMatch(/zhansaya|qabanbai/i)
})

it('records no trace whose caller does not', async () => {
  const traceId = '1bf7651916cd43dd8448eb211c80319c'
  await fetch(`${origin}/api/visitor`, { headers: { traceparent: `00-${traceId}-b7ad6b7169203331-00` } })
  await fetch(`${origin}/api/visitor`, { headers: { traceparent: `00-${traceId.replace('1', '2')}-b7ad6b7169203331-01` } })
  await spanOf((span) => span.traceId === traceId.replace('1', '2'))
  expect(spans.some((span) => span.traceId === traceId)).toBe(false)
})

it('writes into each log line which trace it belongs to', async () => {
  const traceId = '3cf7651916cd43dd8448eb211c80319c'
  await fetch(`${origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01`, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@example.com', password: 'felt-and-wool-7!' }),
  })
  const line = lines.map((one) => JSON.parse(one)).find(({ msg }) => msg === 'sign-in refused')
  expect(line).toMatchObject({ trace: traceId, span: expect.stringMatching(/^[0-9a-f]{16}$/) })
})

it('names the service and its instance, and sends the configured headers', async () => {
  await vi.waitFor(() => expect(resources.length).toBeGreaterThan(0), { timeout: 30_000 })
  expect(Object.fromEntries((resources[0] ?? []).map(({ key, value }) => [key, value['stringValue']]))).toMatchObject({
    'service.name': 'tulpar',
    'service.instance.id': expect.stringContaining(`:${process.pid}`),
  })
  expect([...keys]).toEqual(['felt key'])
})

it('continues as usual where nobody takes them', async () => {
  const away = await runningShop({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })
  expect((await fetch(`${away.origin}/api/visitor`)).status).toBe(200)
})
