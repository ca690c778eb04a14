import { newId } from '#kit/ids.ts'
import { oneOf, type Random } from './hostile-request.ts'

export type Schema = {
  $ref?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  type?: string | string[]
  format?: string
  pattern?: string
  /** Patterns gathered from `allOf`, which may contain several. */
  patterns?: string[]
  not?: Schema
  uniqueItems?: boolean
  minProperties?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  multipleOf?: number
  items?: Schema
  contains?: Schema
  prefixItems?: Schema[]
  minItems?: number
  maxItems?: number
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  propertyNames?: Schema
  contentMediaType?: string
}

type Generating = {
  random: Random
  schemas: Record<string, Schema>
  /** Returns an id for a field name; it may be one that exists in the shop. */
  id: (name: string) => string
}

const words = ['felt', 'Felt mug', 'Шапка из войлока', 'Қалпақ', '🧶', 'a'.repeat(90), "O'Hara; --", '<b>x</b>', '%_\\']
const patterned = [
  'felt-1',
  'QANAT',
  'ABCDEFGH',
  '12/30',
  '123',
  '50450',
  'Felt-and-wool-7!',
  '2026-11',
  '#a0b1c2',
  'x',
  '',
  'https://example.com/x',
  `campaign:${newId()}`,
  '+60 12 345 6789',
  '(03) 2345-6789',
  'tulpar.example/felt',
  'Mo-Fr 9:00-18:00; Sa 10:00-14:00',
  '3.1424, 101.6969',
]
const days = ['2026-11-29', '2024-02-29', '1970-01-01', '9999-12-31', '0001-01-01', '2027-03-31']

const formatted: Record<string, (random: Random) => string[]> = {
  date: () => days,
  'date-time': () => days.flatMap((day) => ['00:00:00Z', '23:59:59.999Z', '12:30:00+05:00'].map((time) => `${day}T${time}`)),
  'idn-email': (random) => ['dana@example.com', 'дана@пример.рф', 'dana@пример.рф', `x${Math.floor(random() * 50)}@example.com`],
  uri: () => ['https://example.com/felt'],
}

/** Generates a value for a JSON schema. Supports only the keywords that the shop's description uses. */
export function generated(schema: Schema, by: Generating, name = '', depth = 0): unknown {
  const { random } = by
  const inner = (one: Schema) => generated(one, by, name, depth + 1)
  if (schema.$ref !== undefined) return inner(by.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {})
  if ('const' in schema) return schema.const
  if (schema.enum) return oneOf(random, schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return inner({ ...without(schema), ...oneOf(random, choices) })
  if (schema.allOf) {
    const patterns = [schema, ...schema.allOf].flatMap((one) => one.pattern ?? [])
    return inner(Object.assign({}, without(schema), ...schema.allOf, { patterns }) as Schema)
  }
  const type = Array.isArray(schema.type) ? oneOf(random, schema.type) : schema.type
  if (type === 'string') return textOf(schema, by, name)
  if (type === 'integer' || type === 'number') return numberOf(schema, random, type === 'integer')
  if (type === 'boolean') return random() < 0.5
  if (type === 'null') return null
  if (type === 'array') return listOf(schema, by, name, depth)
  if (type === 'object' || schema.properties) return objectOf(schema, by, depth)
  return oneOf(random, ['felt', 1, null, [], {}])
}

function without({ anyOf: _any, oneOf: _one, allOf: _all, ...rest }: Schema): Schema {
  return rest
}

function textOf(
  { format, pattern, patterns = [], minLength = 0, maxLength = 200 }: Schema,
  { random, id }: Generating,
  name: string,
): string {
  if (format === 'uuid') return id(name)
  const expressions = [...patterns, ...(pattern === undefined ? [] : [pattern])].map((one) => new RegExp(one, 'u'))
  const ofFormat = format === undefined ? undefined : formatted[format]?.(random)
  const known = ofFormat ?? (expressions.length > 0 ? patterned : [])
  const fitting = known.filter(
    (one) => expressions.every((expression) => expression.test(one)) && one.length >= minLength && one.length <= maxLength,
  )
  if (fitting.length > 0) return oneOf(random, fitting)
  const text = random() < 0.05 ? 'a'.repeat(Math.min(maxLength, 5000)) : oneOf(random, words)
  const letters = Array.from(text).slice(0, maxLength)
  return letters.join('') + 'x'.repeat(Math.max(0, minLength - letters.length))
}

function numberOf(schema: Schema, random: Random, isWhole: boolean): number {
  const least = schema.minimum ?? schema.exclusiveMinimum ?? -5
  const most = Math.max(least, Math.min(schema.maximum ?? 1000, Number.MAX_SAFE_INTEGER))
  const edge = random()
  if (edge < 0.08) return schema.exclusiveMinimum === undefined ? least : least + 1
  if (edge < 0.16) return most
  const value = least + random() ** 3 * (Math.min(most, least + 1000) - least)
  const found = isWhole ? Math.max(least, Math.floor(value)) : Math.round(value * 100) / 100
  return found === schema.not?.const || found === schema.exclusiveMinimum ? most : found
}

function listOf(
  { items = {}, contains, prefixItems, minItems = 0, maxItems = 4, uniqueItems }: Schema,
  by: Generating,
  name: string,
  depth: number,
): unknown[] {
  if (prefixItems) return prefixItems.map((one) => generated(one, by, name, depth + 1))
  const length = Math.min(maxItems, minItems + Math.floor(by.random() * (depth > 4 ? 1 : 4)))
  const made = Array.from({ length }, () => generated(items, by, name, depth + 1))
  if (contains) made.splice(0, made.length === maxItems ? 1 : 0, generated(contains, by, name, depth + 1))
  return uniqueItems ? [...new Set(made)] : made
}

function objectOf(
  { properties = {}, required = [], additionalProperties, propertyNames, minProperties = 0 }: Schema,
  by: Generating,
  depth: number,
): object {
  const fields: [string, unknown][] = []
  const least = minProperties > 0 ? oneOf(by.random, Object.keys(properties)) : undefined
  for (const [name, one] of Object.entries(properties))
    if (name === least || required.includes(name) || (depth < 8 && by.random() < 0.5))
      fields.push([name, generated(one, by, name, depth + 1)])
  if (typeof additionalProperties === 'object')
    for (let at = 0; at < Math.floor(by.random() * 3); at += 1) {
      const name = String(generated({ type: 'string', ...propertyNames }, by, '', depth + 1))
      fields.push([name, generated(additionalProperties, by, name, depth + 1)])
    }
  return Object.fromEntries(fields)
}

const hostile: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  '0',
  -1,
  0,
  0.001,
  1e308,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  '\0',
  '\ud800',
  '\u202e\u200b',
  'a'.repeat(40_000),
  "'; drop table orders; --",
  '../../etc/passwd',
  '{{7*7}}',
  '0000-00-00',
  '275760-09-13T00:00:00Z',
  '2026-02-30',
  'NaN',
  '00000000-0000-0000-0000-000000000000',
  'javascript:alert(1)',
  '=1+1',
  'constructor',
  '__proto__',
  [],
  {},
  [[[[[[[]]]]]]],
  Array.from({ length: 2000 }, () => 0),
  JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}'),
]

export function hostileValue(random: Random): unknown {
  return oneOf(random, hostile)
}

/** Returns the value with one part replaced, removed, doubled or added, as no page of the shop sends it. */
export function mutated(value: unknown, random: Random): unknown {
  if (Array.isArray(value) && value.length > 0 && random() < 0.8) {
    const at = Math.floor(random() * value.length)
    if (random() < 0.2) return [...value, ...value]
    return value.map((one, place) => (place === at ? mutated(one, random) : one))
  }
  if (typeof value === 'object' && value !== null && random() < 0.9) {
    const fields = Object.entries(value)
    if (fields.length === 0 || random() < 0.08)
      return Object.fromEntries([...fields, [oneOf(random, ['__proto__', 'x', '', 'toString']), hostileValue(random)]])
    const at = Math.floor(random() * fields.length)
    if (random() < 0.1) return Object.fromEntries(fields.filter((_, place) => place !== at))
    return Object.fromEntries(fields.map(([key, one], place) => [key, place === at ? mutated(one, random) : one]))
  }
  return hostileValue(random)
}
