import { beforeAll, expect, it } from 'vitest'
import type { Role } from '#contract/rules/roles.ts'
import { newId } from '#kit/ids.ts'
import { createLog } from '#kit/log/log.ts'
import { createAccount } from '#modules/identity/index.ts'
import type { Description } from '#tests/support/described-answers.ts'
import { generated, hostileValue, mutated, type Schema } from '#tests/support/generated-value.ts'
import { orderOf } from '#tests/support/given.ts'
import { oneOf, seeded } from '#tests/support/hostile-request.ts'
import { post, runningShop } from '#tests/support/shop.ts'

const count = Number(process.env.FUZZ_CALLS ?? 20_000)
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000)
const random = seeded(seed)
/** Calls run one after another; on a busy machine some take a tenth of a second. */
const mostMsACall = 250

const errors: string[] = []
const log = createLog({ level: 'error', isPretty: false, destination: { write: (line) => errors.push(line) } })
const { shop, origin, given } = await runningShop({}, log)
const description = (await (await fetch(`${origin}/api/openapi.json`)).json()) as Description & {
  components: { schemas: Record<string, Schema> }
}
const operations = Object.entries(description.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
)
type Operation = (typeof operations)[number]

const password = 'felt-and-wool-7!'
const people = ['guest', 'customer', 'member', 'partner', 'staff', 'admin', 'super_admin'] as const
type Person = (typeof people)[number]
const tokens = new Map<Person, string>()

/** Creates a new account each time, since a call may have closed the last one. */
async function enter(person: Person): Promise<void> {
  if (person === 'guest') return
  const email = `${newId()}@example.com`
  const role: Role = person === 'super_admin' ? 'admin' : person
  const rights = { role, isSuperAdmin: person === 'super_admin', isMember: person === 'member', isEmailConfirmed: true }
  await createAccount(shop, { email, password, fullName: person, ...rights })
  const { token } = (await (await post(origin, '/api/auth/sign-in/email', { email, password })).json()) as { token: string }
  tokens.set(person, `Bearer ${token}`)
}

/** Ids and other names from earlier answers, by field and by path. */
const known = new Map<string, string[]>()

function note(place: string, value: string): void {
  const list = known.get(place) ?? []
  known.set(place, list)
  if (list.length < 30) list.push(value)
  else list[Math.floor(random() * 30)] = value
}

function noteAll(value: unknown, path: string): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, one] of Object.entries(value)) {
    if (typeof one !== 'string') noteAll(one, path)
    else if (key === 'id' || key === 'slug' || key === 'number' || key === 'code') note(path, one)
    else if (/(?:_id|Id|token|key)$/.test(key)) note(key, one)
  }
}

function idFor(name: string, path: string): string {
  const lists = [known.get(name), known.get(path), known.get(path.replace('/admin', '')), known.get(`/admin${path}`)]
  const list = lists.find((one) => one !== undefined && one.length > 0) ?? oneOf(random, [[], ...known.values()])
  return list.length > 0 && random() < 0.85 ? oneOf(random, list) : newId()
}

const asUuid = (id: string) => (/^[0-9a-f-]{36}$/.test(id) ? id : newId())

type Call = { person: Person; path: string; body?: string | FormData; type?: string; headers: Record<string, string> }

function callOf({ path: pattern, operation }: Operation): Call {
  const person = oneOf(random, random() < 0.5 ? ['super_admin' as const] : people)
  const manner = random()
  const stem = pattern.replace(/\/\{.*$/, '')
  const by = { random, schemas: description.components.schemas, id: (name: string) => asUuid(idFor(name, stem)) }
  const path = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const before = pattern.slice(0, pattern.indexOf(`/{${name}}`)).replaceAll(/\/\{\w+\}/g, '')
    return encodeURIComponent(random() < 0.05 ? textOf(hostileValue(random)) : idFor(name, before))
  })
  const query = new URLSearchParams()
  const headers: Record<string, string> = {}
  for (const { name, in: place, required, schema = {} } of operation.parameters ?? []) {
    if (place === 'header' && (required || random() < 0.3)) headers[name] = /key/i.test(name) ? newId() : idFor('guest_token', name)
    if (place !== 'query' || !(required || random() < 0.5)) continue
    query.append(name, textOf(manner < 0.7 || random() < 0.5 ? generated(schema, by, name) : hostileValue(random)))
  }
  const call: Call = { person, path: query.size > 0 ? `${path}?${query.toString()}` : path, headers }
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  if (type === undefined) return call
  const valid = generated(content?.schema ?? {}, by)
  if (type === 'multipart/form-data') return { ...call, body: formOf(valid) }
  const body = manner < 0.5 ? valid : manner < 0.92 ? mutated(valid, random) : hostileValue(random)
  return { ...call, type, body: JSON.stringify(body) }
}

const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

function formOf(value: unknown): FormData {
  const form = new FormData()
  for (const [name, one] of Object.entries(value ?? {})) if (name !== 'file') form.append(name, textOf(one))
  form.append('file', new Blob([oneOf(random, [pixel, Buffer.from('sku,name\nA,B\n'), Buffer.from('%PDF-1.4'), Buffer.alloc(0)])]), 'a.png')
  return form
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value)
}

const statuses = new Map<number, number>()

async function faultOf(operation: Operation): Promise<string | undefined> {
  const { person, path, body, type, headers } = callOf(operation)
  const token = tokens.get(person)
  errors.length = 0
  const stop = new AbortController()
  const response = await fetch(`${origin}/api${path}`, {
    method: operation.method,
    redirect: 'manual',
    signal: AbortSignal.any([stop.signal, AbortSignal.timeout(60_000)]),
    headers: { ...(token && { authorization: token }), ...(type && { 'content-type': type }), ...headers },
    ...(body !== undefined && { body }),
  })
  const kind = response.headers.get('content-type') ?? ''
  const answer = kind.startsWith('text/event-stream') ? '' : await response.text()
  stop.abort()
  statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
  if (response.status === 401 && token !== undefined) await enter(person)
  if (kind.startsWith('application/json') && response.status < 300) noteAll(JSON.parse(answer), operation.path.replaceAll(/\/\{\w+\}/g, ''))
  // A declared 5xx says that a service is not configured. A fault is logged as an error, whatever its status.
  const isDeclared = String(response.status) in operation.operation.responses && errors.length === 0
  if (response.status < 500 || isDeclared) return undefined
  const sent = typeof body === 'string' ? body.slice(0, 1500) : ''
  return `${operation.method} ${path.slice(0, 500)} as ${person}: ${sent} → ${response.status} ${answer.slice(0, 200)} ${errors.join('').slice(0, 2500)}`
}

beforeAll(async () => {
  for (const person of people) await enter(person)
  const paying = await given.paymentMethod()
  for (const options of [{}, { sizes: ['S', 'M'] }, { variations: [{ name: 'Red' }, { name: 'Blue', price: 50 }] }]) {
    const { id } = await given.product(options)
    note('product_id', id)
    note('/products', id)
    const response = await post(origin, '/api/orders', orderOf(paying, [{ product_id: id, quantity: 1 }]), { 'idempotency-key': newId() })
    noteAll(await response.json(), '/orders')
  }
})

it(
  `answers no call of the description with a fault (FUZZ_SEED=${seed})`,
  async () => {
    const faults = new Map<string, string>()
    for (let at = 0; at < count; at += 1) {
      const operation = operations[at % operations.length]
      if (!operation) break
      const fault = await faultOf(operation)
      if (fault !== undefined) faults.set(`${operation.method} ${operation.path}`, fault)
    }
    expect([...faults.values()]).toEqual([])
    // If nearly all calls were refused, the test would prove nothing.
    expect(statuses.get(200) ?? 0).toBeGreaterThan(count / 10)
    expect((await fetch(`${origin}/ready`)).status).toBe(200)
  },
  Math.max(900_000, count * mostMsACall),
)
