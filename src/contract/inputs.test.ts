import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { contract } from './contract.ts'
import { dayOrInstant } from './fields.ts'

type Schema = {
  type?: string
  format?: string
  pattern?: string
  maxLength?: number
  maximum?: number
  maxItems?: number
  enum?: unknown[]
  const?: unknown
  items?: Schema
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

const largestInteger = 2_147_483_647
/** A few values that JSON Schema can't express. */
const words = ['GET /categories active']

/** Numbers that are not amounts: rates, shares, coordinates, analytics, and a total that is only compared. */
const noMoney =
  /(percent|_rate|first_purchase_discount|share|contrast|duration|quoted_total|(map_marker|print_area)\.\w+)$|^POST \/analytics\//

const inputs = callsIn(contract).flatMap(inputOf)

it('bounds every text, whole number and list that somebody may send', () => {
  const unbounded = inputs.flatMap(([name, schema]) =>
    pathsIn(jsonSchemaOf(schema), isUnbounded).map((path) => `${name} ${path.join('.')}`),
  )
  expect(unbounded.filter((place) => !words.includes(place))).toEqual([])
})

it('accepts no day that the database’s calendar lacks', () => {
  const asked: string[] = []
  for (const [name, schema] of inputs) {
    for (const path of pathsIn(jsonSchemaOf(schema), ({ format }) => format === 'date')) {
      asked.push(path.join('.'))
      for (const wrong of ['0000-01-01', '0000-12-31', '10000-01-01', '2027-02-30', '275760-09-13']) {
        const refused = schema.safeParse(wrap(path, wrong)).error?.issues.map((issue) => issue.path.join('.'))
        expect(refused, `${name} ${wrong}`).toContain(path.join('.'))
      }
    }
  }
  expect(asked).toEqual(expect.arrayContaining(['birthday', 'expected_shipping', 'body.expected_shipping']))
})

it('accepts no instant that the database cannot store', () => {
  const asked: string[] = []
  for (const [name, schema] of inputs)
    for (const { path, inputWith } of placesIn(jsonSchemaOf(schema), ({ format }) => format === 'date-time')) {
      const place = path.join('.')
      asked.push(place)
      for (const wrong of ['0000-01-01T00:00:00Z', '0001-01-01T12:30:00+05:00', '1899-12-31T23:59:59Z', '9999-12-31T23:59:59-08:00']) {
        const refused = schema.safeParse(inputWith(wrong)).error?.issues.map((issue) => issue.path.join('.'))
        expect(refused, `${name} ${wrong}`).toContain(place)
      }
    }
  expect(asked).toEqual(expect.arrayContaining(['body.starts_at', 'scans.0.scanned_at']))
  expect(dayOrInstant.safeParse('0001-01-01T12:30:00+05:00').success).toBe(false)
})

it('accepts money in whole sen only', () => {
  for (const [name, schema] of inputs)
    for (const { path, inputWith } of placesIn(jsonSchemaOf(schema), ({ type }) => type === 'number')) {
      const place = path.join('.')
      if (noMoney.test(`${name} ${place}`)) continue
      const problemsOf = (amount: number) => schema.safeParse(inputWith(amount)).error?.issues.map((issue) => issue.path.join('.')) ?? []
      for (const wrong of [1e-9, 1e-3, 10.005, 49.900001, Number.NaN, Number.POSITIVE_INFINITY])
        expect(problemsOf(wrong), `${name} ${place} ${wrong}`).toContain(place)
      for (const right of [0.01, 0.1 + 0.2, 49.9, 90.05]) expect(problemsOf(right), `${name} ${place} ${right}`).not.toContain(place)
    }
})

it('refuses values of another type, whatever country is beside them', () => {
  let tried = 0
  for (const [name, schema] of inputs) {
    const paths = pathsIn(jsonSchemaOf(schema), ({ properties }) => properties === undefined)
    for (const path of paths.filter(({ length }) => length > 0))
      for (const country of besides(path, paths))
        for (const wrong of [0.001, true, null, {}, [1]]) {
          const input = wrap(path.slice(0, -1), { ...country, [path.at(-1) ?? '']: wrong })
          expect(() => schema.safeParse(input), `${name} ${path.join('.')}`).not.toThrow()
          tried += 1
        }
  }
  expect(tried).toBeGreaterThan(1000)
})

function callsIn(node: unknown): AnyContractProcedure[] {
  if (isContractProcedure(node)) return [node]
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(callsIn) : []
}

function inputOf(call: AnyContractProcedure): [string, z.ZodType][] {
  const { inputSchema, route } = call['~orpc']
  return inputSchema instanceof z.ZodType ? [[`${route.method} ${route.path}`, inputSchema]] : []
}

function jsonSchemaOf(schema: z.ZodType): Schema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
}

function isUnbounded({ type, format = '', pattern = '*', maxLength, maximum, maxItems, ...rest }: Schema): boolean {
  if (rest.enum || 'const' in rest) return false
  if (type === 'string') return maxLength === undefined && !['uuid', 'date', 'binary'].includes(format) && /[*+]/.test(pattern)
  if (type === 'integer') return maximum === undefined || maximum > largestInteger
  return type === 'array' && maxItems === undefined
}

/** Returns the paths of the matching values in an input; 0 is any place of a list, * any key. */
function pathsIn(schema: Schema, isWanted: (schema: Schema) => boolean, path: readonly string[] = []): (readonly string[])[] {
  const { anyOf = [], oneOf = [], allOf = [], properties = {}, items, additionalProperties } = schema
  const parts: (readonly [Schema, readonly string[]])[] = [...anyOf, ...oneOf, ...allOf].map((part) => [part, path])
  for (const [key, inner] of Object.entries(properties)) parts.push([inner, [...path, key]])
  if (items) parts.push([items, [...path, '0']])
  if (typeof additionalProperties === 'object') parts.push([additionalProperties, [...path, '*']])
  return [...(isWanted(schema) ? [path] : []), ...parts.flatMap(([part, place]) => pathsIn(part, isWanted, place))]
}

/** Returns an input that holds nothing but the value at this path. */
function wrap(path: readonly string[], value: unknown): unknown {
  return path.reduceRight((inner, key) => (key === '0' ? [inner] : { [key]: inner }), value)
}

/** Returns a country of each kind, for an object that has one beside the field at this path. */
function besides(path: readonly string[], all: readonly (readonly string[])[]): object[] {
  const place = [...path.slice(0, -1), 'country'].join('.')
  return all.some((other) => other.join('.') === place) ? ['MY', 'UZ', 'OTHER'].map((country) => ({ country })) : [{}]
}

type Place = { path: readonly string[]; inputWith: (value: unknown) => unknown }

/** Finds every such value of an input. Each is put into an input with nothing else but the fields that distinguish alternative shapes. */
function placesIn(schema: Schema, isWanted: (schema: Schema) => boolean): Place[] {
  const { anyOf = [], oneOf = [], allOf = [], properties = {}, items, additionalProperties } = schema
  const fixed = Object.fromEntries(
    Object.entries(properties).flatMap(([key, { const: only }]) => (only === undefined ? [] : [[key, only]])),
  )
  const inner = (part: Schema, key: string, wrapIn: (value: unknown) => unknown) =>
    placesIn(part, isWanted).map(({ path, inputWith }) => ({
      path: [key, ...path],
      inputWith: (value: unknown) => wrapIn(inputWith(value)),
    }))
  return [
    ...(isWanted(schema) ? [{ path: [], inputWith: (value: unknown) => value }] : []),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((part) => placesIn(part, isWanted)),
    ...Object.entries(properties).flatMap(([key, part]) => inner(part, key, (value) => ({ ...fixed, [key]: value }))),
    ...(items ? inner(items, '0', (value) => [value]) : []),
    ...(typeof additionalProperties === 'object' ? inner(additionalProperties, 'x', (value) => ({ x: value })) : []),
  ]
}
