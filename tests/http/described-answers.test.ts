import { beforeAll, describe, expect, it } from 'vitest'
import { contract } from '#contract/contract.ts'
import { newId } from '#kit/ids.ts'
import { createAccount } from '#modules/identity/index.ts'
import { routesOf } from '#server/http/allowed-methods.ts'
import { specialRoutes } from '#server/http/special-routes.ts'
import { describedBy, type Description } from '#tests/support/described-answers.ts'
import { post, runningShop } from '#tests/support/shop.ts'

const { shop, origin } = await runningShop()
const description = (await (await fetch(`${origin}/api/openapi.json`)).json()) as Description
const differences = describedBy(description)
const password = 'felt-and-wool-7!'
const routes = [...routesOf(contract), ...specialRoutes(shop).calls]
/** Calls under /api/auth and /api/profile may end the session, so only the guest sends them. */
const calls = routes.filter(({ path }) => !path.startsWith('/api/auth/') && path !== '/api/profile')
let sent = 0

const signIn = async (email: string) => {
  const { token } = (await (await post(origin, '/api/auth/sign-in/email', { email, password })).json()) as { token: string }
  return `Bearer ${token}`
}
const tokens: Record<'guest' | 'customer' | 'admin', string | undefined> = { guest: undefined, customer: undefined, admin: undefined }
beforeAll(async () => {
  const common = { password, fullName: 'Somebody', isMember: false, isEmailConfirmed: true }
  await createAccount(shop, { ...common, email: 'customer@example.com', role: 'customer', isSuperAdmin: false })
  await createAccount(shop, { ...common, email: 'admin@example.com', role: 'admin', isSuperAdmin: true })
  tokens.customer = await signIn('customer@example.com')
  tokens.admin = await signIn('admin@example.com')
})

type Wrong = { person: keyof typeof tokens; part: string; body?: string; query?: string; type?: string; key?: boolean }

async function differencesOf({ method, path: pattern }: { method: string; path: string }, wrong: Wrong): Promise<string[]> {
  const path = pattern.replaceAll(/\{\w+\}/g, wrong.part) + (wrong.query ?? '')
  const token = tokens[wrong.person]
  const hasBody = method !== 'GET' && wrong.body !== undefined
  const response = await fetch(origin + path, {
    method,
    redirect: 'manual',
    headers: {
      ...(token && { authorization: token }),
      ...(hasBody && { 'content-type': wrong.type ?? 'application/json' }),
      ...(wrong.key && { 'idempotency-key': newId() }),
    },
    ...(hasBody && { body: wrong.body ?? '' }),
  })
  sent += 1
  const type = response.headers.get('content-type')
  const isStream = type?.startsWith('text/event-stream') === true
  if (isStream) await response.body?.cancel()
  const body = isStream ? undefined : await response.text()
  // A successful answer to an incomplete request is no difference.
  return differences({ method, path: pattern.replaceAll(/\{\w+\}/g, wrong.part), status: response.status, type, body }).filter(
    (difference) => response.status >= 400 || !difference.endsWith(' is required'),
  )
}

async function allDifferences(list: typeof routes, wrong: Wrong): Promise<string[]> {
  const found = new Set<string>()
  for (const route of list) for (const difference of await differencesOf(route, wrong)) found.add(difference)
  return [...found]
}

describe('answers to broken requests are the ones that the description declares', () => {
  it.each(['guest', 'customer', 'admin'] as const)('for invalid ids and bodies without fields, to %s', async (person) => {
    expect(await allDifferences(person === 'guest' ? routes : calls, { person, part: 'x', body: '{}' })).toEqual([])
  })

  it('for unknown ids and unknown fields, to an admin', async () => {
    expect(await allDifferences(calls, { person: 'admin', part: newId(), body: '{"nothing":1}', key: true })).toEqual([])
  })

  it('for bodies that are no JSON, to an admin', async () => {
    const writes = calls.filter(({ method }) => method !== 'GET')
    expect(await allDifferences(writes, { person: 'admin', part: newId(), body: '{', key: true })).toEqual([])
    expect(await allDifferences(writes, { person: 'admin', part: newId(), body: 'x', type: 'text/html', key: true })).toEqual([])
  })

  it('for invalid query values, to an admin', async () => {
    const found: string[] = []
    for (const route of calls.filter(({ method }) => method === 'GET')) {
      const operation = description.paths[route.path.replace(/^\/api/, '')]?.get
      const names = operation?.parameters?.filter((parameter) => parameter.in === 'query').map(({ name }) => name) ?? []
      for (const value of ['', '%00', '-1']) {
        const query = names.length > 0 ? `?${names.map((name) => `${name}=${value}`).join('&')}` : ''
        found.push(...(await differencesOf(route, { person: 'admin', part: newId(), query })))
      }
    }
    expect([...new Set(found)]).toEqual([])
    expect(sent).toBeGreaterThan(1000)
  })
})

it('declares no parameter that may be empty, no header that a media type replaces, and a name for every operation', () => {
  const operations = Object.values(description.paths).flatMap((item) => Object.values(item))
  expect(operations.filter(({ operationId }) => operationId === undefined)).toEqual([])
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  const text = JSON.stringify(description)
  for (const wrong of ['allowEmptyValue', 'allowReserved', '"content-type":', '"content":{}', '{"not":{}}'])
    expect(text).not.toContain(wrong)
})

it('names its answers', () => {
  const answer = JSON.stringify(description.paths['/orders/{id}']?.get?.responses['200'])
  expect(answer).toContain('"#/components/schemas/Order"')
  for (const name of ['Product', 'Order', 'Quote', 'Event', 'Category', 'Return', 'Review', 'Partner']) {
    const uses = JSON.stringify(description).split(`"#/components/schemas/${name}"`).length - 1
    expect([name, uses > 0]).toEqual([name, true])
  }
})
