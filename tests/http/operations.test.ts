import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OpenAPIGenerator } from '@orpc/openapi'
import { afterAll, expect, it, vi } from 'vitest'
import { parseDocument } from 'yaml'
import { projectRoot } from '#kit/config/project-root.ts'
import { describeApi } from '#server/http/openapi.ts'
import { serveMetrics } from '#server/metrics.ts'
import { runningShop } from '#tests/support/shop.ts'

const { shop, origin } = await runningShop()
const metrics = serveMetrics(shop.metrics, 0, '127.0.0.1')
afterAll(() => metrics.close())
await once(metrics, 'listening')

const metricsOrigin = () => `http://127.0.0.1:${(metrics.address() as AddressInfo).port}`

/** Waits for the figures of the whole shop. They are left out while visitors need all its connections. */
async function readFigures(): Promise<string> {
  let figures = ''
  await expect
    .poll(
      async () => {
        figures = await (await fetch(`${metricsOrigin()}/metrics`)).text()
        return figures
      },
      { timeout: 30_000 },
    )
    .toContain('shop_orders_last_day{')
  return figures
}

it('says that it lives, and that it can work', async () => {
  const [health, ready] = [await fetch(`${origin}/health`), await fetch(`${origin}/ready`)]
  expect([health.status, await health.json()]).toEqual([200, { status: 'alive' }])
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }])
})

it('counts its requests for its operators alone', async () => {
  await fetch(`${origin}/api/visitor`)
  const figures = await readFigures()
  expect(figures).toMatch(/^http_request_duration_seconds_count\{method="GET",status="2xx"\} \d+$/m)
  expect(figures).toMatch(/^cached_answers \d+$/m)
  expect(figures).toMatch(/^http_requests_total\{method="GET",route="\/api\/visitor",status="2xx"\} \d+$/m)
  expect(figures).toMatch(/^database_up 1$/m)
  expect(figures).toMatch(/^shop_orders_last_day\{channel="web"\} 0$/m)
  expect(figures).toMatch(/^shop_jobs_oldest_seconds\{queue="back-up"\} 0$/m)
  expect((await fetch(`${metricsOrigin()}/`)).status).toBe(404)
})

it('exports every figure that the dashboard and the alerts use', async () => {
  const figures = await readFigures()
  const told = new Set([...figures.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
  const asked = ['deploy/grafana-dashboard.json', 'deploy/alerts.yaml'].flatMap((file) =>
    [
      ...readFileSync(join(projectRoot, file), 'utf8').matchAll(
        /\b(?:http|database|cache|cached|shop|nodejs|process|requests|event|bodies|limit)_[a-z0-9_]+\b/g,
      ),
    ].map(([name]) => name.replace(/_bucket$/, '')),
  )
  expect(new Set(asked).size).toBeGreaterThan(15)
  expect([...new Set(asked)].filter((name) => !told.has(name))).toEqual([])
})

it('has deployment files in valid YAML with the expected values', () => {
  for (const file of globSync('deploy/**/*.{yaml,yml}', { cwd: projectRoot })) {
    const { errors, warnings } = parseDocument(readFileSync(join(projectRoot, file), 'utf8'), { strict: true, uniqueKeys: true })
    expect([file, ...errors, ...warnings]).toEqual([file])
  }
})

it('has alerts in the shape that Prometheus takes', () => {
  type Rule = Record<string, unknown> & { labels?: object; annotations?: Record<string, unknown> }
  const { groups } = parseDocument(readFileSync(join(projectRoot, 'deploy/alerts.yaml'), 'utf8')).toJS() as {
    groups: { name: string; rules: Rule[] }[]
  }
  const rules = groups.flatMap((group) => group.rules)
  expect(rules.length).toBeGreaterThan(10)
  for (const { alert, expr, for: holds = '1m', labels = {}, annotations = {}, ...others } of rules) {
    expect([alert, others]).toEqual([alert, {}])
    expect(alert).toMatch(/^[A-Z]\w+$/)
    expect(expr).toMatch(/\w/)
    expect(holds).toMatch(/^\d+[smhd]$/)
    for (const [name, value] of [...Object.entries(labels), ...Object.entries(annotations)]) {
      expect(name).toMatch(/^[a-zA-Z_]\w*$/)
      expect([alert, name, typeof value]).toEqual([alert, name, 'string'])
    }
    expect(Object.keys(annotations)).toEqual(['summary'])
  }
})

it('describes its calls', async () => {
  const description = await (await fetch(`${origin}/api/openapi.json`)).json()
  expect(description.openapi).toMatch(/^3\.1/)
  expect(Object.keys(description.paths)).toEqual(
    expect.arrayContaining(['/products', '/orders', '/checkout/quote', '/admin/orders/{id}/status']),
  )
  const reader = await (await fetch(`${origin}/api/docs`)).text()
  expect(reader.match(/<main>.*<\/main>/s)?.[0].match(/<h1>/g)).toHaveLength(1)
  expect(reader.match(/<th scope="col">/g)).toHaveLength(4)
  const icon = /<link rel="icon" href="([^"]+)"/.exec(reader)?.[1]
  expect((await fetch(`${origin}${icon}`)).status).toBe(200)
  for (const path of ['/api/checkout/quote', '/api/auth/sign-in/email', '/api/realtime']) expect(reader).toContain(path)
})

it('makes the description once, however often it is read', async () => {
  const made = vi.spyOn(OpenAPIGenerator.prototype, 'generate')
  for (let time = 0; time < 3; time += 1) await (await fetch(`${origin}/api/openapi.json`)).arrayBuffer()
  expect(made.mock.calls.length).toBeLessThanOrEqual(1)
  await describeApi(origin, [])
  expect(made).toHaveBeenCalled()
  made.mockRestore()
})

it('says in a few words what each call does, and to which area it belongs', async () => {
  type Operation = { summary?: string; tags?: string[] }
  const { paths } = (await (await fetch(`${origin}/api/openapi.json`)).json()) as { paths: Record<string, Record<string, Operation>> }
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ call: `${method} ${path}`, ...operation })),
  )
  expect(calls.length).toBeGreaterThan(100)
  expect(calls.filter(({ summary = '' }) => !/^[A-Z].{5,}[^.]$/.test(summary)).map(({ call }) => call)).toEqual([])
  expect(calls.filter(({ tags = [] }) => tags.length !== 1).map(({ call }) => call)).toEqual([])
  const repeated = calls.filter(({ summary }, place) => calls.findIndex((other) => other.summary === summary) !== place)
  expect(repeated.map(({ call }) => call)).toEqual([])
  const reader = await (await fetch(`${origin}/api/docs`)).text()
  expect(reader).toContain('<td>Place an order</td>')
})

it('describes signing in, headers, lists and files as they are sent', async () => {
  const { paths } = await (await fetch(`${origin}/api/openapi.json`)).json()
  for (const path of ['/realtime', '/webhooks/stripe', '/auth/get-session']) expect(Object.keys(paths)).toContain(path)
  const signUp = paths['/auth/sign-up/email'].post.requestBody.content['application/json'].schema
  expect(signUp).toMatchObject({ required: ['name', 'email', 'password'], additionalProperties: false })
  expect(paths['/orders'].post.parameters).toContainEqual({
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    schema: { type: 'string' },
  })
  const price = paths['/products'].get.parameters.find(({ name }: { name: string }) => name === 'price')
  expect(price).toMatchObject({ style: 'form', explode: false })
  expect(Object.keys(paths['/orders/{id}/payment-proof'].post.requestBody.content)).toEqual(['multipart/form-data'])
  expect(paths['/orders/{id}/payment-proof'].get.responses.default.content['application/json'].schema.$ref).toBe(
    '#/components/schemas/Error',
  )
})

it('knows no image off the ladder of widths', async () => {
  for (const path of ['/images/none/320.webp', '/images/none/333.webp', '/images/auth-secret', '/images/..%2fauth-secret', '/images/']) {
    expect((await fetch(`${origin}${path}`)).status, path).toBe(404)
  }
})
