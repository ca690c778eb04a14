import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract'
import { expect, it } from 'vitest'
import { contract } from '#contract/contract.ts'
import { newId } from '#kit/ids.ts'
import { generated, type Schema } from '#tests/support/generated-value.ts'
import { seeded } from '#tests/support/hostile-request.ts'
import { describeApi } from './openapi.ts'

type Operation = { requestBody?: { content?: Record<string, { schema?: Schema }> } }
type Issue = { message: string; path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined }
type Description = { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Schema> } }

/** Rules that JSON Schema can't express: how the fields of a body, or the parts of a text, depend on each other. */
const beyondSchemas: Readonly<Record<string, string>> = {
  'POST /admin/products/{id}/stock-adjustments change: invalid_stock': 'either change or on_hand',
  'POST /orders shipping: required': 'a parcel has an address',
  'POST /admin/orders shipping: required': 'a parcel has an address',
  'POST /admin/orders/{id}/pickup-choice shipping: required': 'what is shipped has an address',
  'POST /admin/orders/{id}/pickup-choice event_id: required': 'the next event is named',
  'POST /admin/orders contact.email: email_or_phone': 'one of the two',
  'POST /orders/{id}/sandbox-payment card_number: invalid_card_number': 'the last digit is a sum of the others',
  'POST /admin/partners/payouts commission_ids: required': 'either commission_ids or approved_until',
  'POST /admin/production-queue/batch status: required': 'status, or assigned_to',
  'PATCH /admin/einvoice/settings on_behalf_of: invalid_tin': 'spaces and dashes do not count',
  'PATCH /admin/einvoice/settings seller.phone: invalid_phone': 'spaces and dashes do not count',
  'PATCH /admin/einvoice/settings seller.tin: invalid_tin': 'spaces and dashes do not count',
  'PATCH /admin/einvoice/settings seller.id_value: too_long': 'spaces and dashes do not count',
  'PATCH /admin/partners/{id} tin: invalid_tin': 'spaces and dashes do not count',
  'PATCH /admin/partners/{id} id_number: too_long': 'spaces and dashes do not count',
  'PATCH /admin/studio/sessions/{id}/prompts/{shot} text: required': 'one of text, subject, scene and light',
}
/** The country OTHER needs a name. */
const namedCountry = /(?:^|[ .])country_name: required$/
/** The format of a postcode depends on the country. */
const postcodeOfCountry = /(?:^|[ .])zip: postcode_malaysia$/

const bodiesOfEach = 60
const { paths, components } = JSON.parse(JSON.stringify(await describeApi('http://shop.test', []))) as Description

function proceduresOf(router: unknown): AnyContractProcedure[] {
  if (isContractProcedure(router)) return [router]
  if (typeof router !== 'object' || router === null) return []
  return Object.values(router).flatMap(proceduresOf)
}

/** Returns the paths that the server's own schema refuses, with the codes: `email: invalid_email`. */
function refusedIn(procedure: AnyContractProcedure, body: unknown): string[] {
  const { inputSchema, route } = procedure['~orpc']
  const validated = inputSchema?.['~standard'].validate(route.inputStructure === 'detailed' ? { params: {}, query: {}, body } : body)
  if (validated === undefined || validated instanceof Promise) return []
  const issues: readonly Issue[] = validated.issues ?? []
  return issues.flatMap(({ path = [], message }) => {
    const places = path.map((part) => String(typeof part === 'object' ? part.key : part))
    const own = route.inputStructure === 'detailed' ? places.slice(1) : places
    const isOfPath = route.inputStructure === 'detailed' ? places[0] !== 'body' : route.path?.includes(`{${own[0] ?? ''}}`)
    return isOfPath ? [] : [`${own.map((part) => (/^\d+$/.test(part) ? '#' : part)).join('.')}: ${message}`]
  })
}

it('declares of bodies all that the server checks of them', () => {
  const random = seeded(20_260_329)
  const refused = new Map<string, unknown>()
  for (const procedure of proceduresOf(contract)) {
    const { method = 'POST', path = '' } = procedure['~orpc'].route
    const schema = paths[path]?.[method.toLowerCase()]?.requestBody?.content?.['application/json']?.schema
    if (!schema) continue
    for (let time = 0; time < bodiesOfEach; time += 1) {
      const body = generated(schema, { random, schemas: components.schemas, id: () => newId() })
      for (const fault of refusedIn(procedure, body)) {
        const key = `${method} ${path} ${fault}`
        if (!(key in beyondSchemas) && !namedCountry.test(key) && !postcodeOfCountry.test(key) && !refused.has(key)) refused.set(key, body)
      }
    }
  }
  expect([...refused.keys()]).toEqual([])
})
