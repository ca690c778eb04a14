import { oc } from '@orpc/contract'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { writeCalls } from './write-calls.ts'

const call = oc.route({ method: 'GET', path: '/things/{id}' })

it('writes a table for each part, and one for each part within a part', () => {
  const tables = writeCalls({ shop: { find: call }, auth: { signIn: { find: call, within: { deeper: call } } } })
  expect(tables.map(({ file }) => file)).toEqual(['shop.gen.ts', 'auth-sign-in.gen.ts', 'auth-sign-in-within.gen.ts'])
  expect(tables[1]?.text).toContain("type Calls = Contract['auth']['signIn']")
})

it('writes where a call is sent, and whether its input names parts', () => {
  const [table] = writeCalls({ shop: { find: call, put: oc.route({ method: 'PUT', path: '/things', inputStructure: 'detailed' }) } })
  expect(table?.text).toContain("export const find: CallOf<Calls['find']> = 'GET /api/things/{id}'")
  expect(table?.text).toContain("export const put: CallOf<Calls['put']> = 'PUT /api/things detailed'")
})

it('marks a call that takes an idempotency key', () => {
  const [table] = writeCalls({ shop: { make: oc.$meta({ who: 'staff', once: 'by_server' }).route({ method: 'POST', path: '/things' }) } })
  expect(table?.text).toContain("export const make: CallOf<Calls['make']> = 'POST /api/things once'")
})

it('marks calls that refuse with the record they answer with, and calls that remove something', () => {
  const thing = z.object({ name: z.string() })
  const changed = (current: typeof thing) => ({ changed_meanwhile: { status: 409, data: z.object({ current }) } })
  const put = oc.route({ method: 'PUT', path: '/things/{id}' }).output(thing)
  const [table] = writeCalls({
    shop: {
      put: put.errors(changed(thing)),
      other: put.errors(changed(z.object({ name: z.string() }))),
      remove: oc.route({ method: 'DELETE', path: '/things/{id}' }).output(z.void()),
      take: oc.route({ method: 'DELETE', path: '/things' }).output(thing),
    },
  })
  expect(table?.text.match(/(?<=')[A-Z]+ .*(?=')/g)).toEqual([
    'PUT /api/things/{id} current',
    'PUT /api/things/{id}',
    'DELETE /api/things/{id} gone',
    'DELETE /api/things',
  ])
})

it('exports a call whose name is a word of the language', () => {
  expect(writeCalls({ shop: { delete: call } })[0]?.text).toContain('export { deleteCall as delete }')
})

it('refuses a call without an address', () => {
  expect(() => writeCalls({ shop: { find: oc.route({ method: 'GET' }) } })).toThrow('the call find has no method or no path')
})
