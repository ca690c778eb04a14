import { globSync, readFileSync } from 'node:fs'
import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract'
import { expect, it } from 'vitest'
import en from '../../../messages/en/errors.json' with { type: 'json' }
import { commonCodes, commonStatuses } from '#contract/call-errors.ts'
import { contract } from '#contract/contract.ts'
import { refusalsBeside, sentencesBeside } from '#contract/refusals.ts'

const calls = callsOf(contract)

it('keeps a sentence for each code that a call declares, and for no other', () => {
  const codes = new Set([
    ...commonCodes,
    ...Object.keys(refusalsBeside),
    ...sentencesBeside,
    ...calls.flatMap((call) => Object.keys(call['~orpc'].errorMap)),
  ])
  expect(Object.keys(en.errors).sort()).toEqual([...codes].sort())
})

it('declares each code with one status', () => {
  const declared = [commonStatuses, ...[refusalsBeside, ...calls.map((call) => call['~orpc'].errorMap)].map(statusesIn)]
  const statuses = Map.groupBy(declared.flatMap(Object.entries<number | undefined>), ([code]) => code)
  const differing = [...statuses].filter(([, all]) => new Set(all.map(([, status]) => status)).size > 1)
  expect(statuses.size).toBeGreaterThan(100)
  expect(differing.map(([code]) => code)).toEqual([])
})

it('declares both refusals of an image that cannot be drawn', () => {
  const errors = calls.map((call) => Object.keys(call['~orpc'].errorMap))
  const drawing = errors.filter((codes) => codes.includes('picture_refused'))
  expect(drawing.length).toBeGreaterThan(5)
  expect(drawing.filter((codes) => !codes.includes('picture_too_many_pixels'))).toEqual([])
})

it('keeps a sentence for each code that a field of the contract is refused by', () => {
  const codes = calls.flatMap((call) => codesIn(call['~orpc'].inputSchema))
  expect(codes.length).toBeGreaterThan(20)
  expect([...new Set(codes)].filter((code) => !(code in en.fields))).toEqual([])
})

it('keeps a sentence for each code that a module refuses a field by', () => {
  const sources = globSync('src/modules/**/*.ts').map((file) => readFileSync(file, 'utf8'))
  const codes = sources.flatMap((source) => [...source.matchAll(/InvalidInput\(\{[^}]*: '([a-z_]+)'/g)].map(([, code = '']) => code))
  expect(codes.length).toBeGreaterThan(5)
  expect([...new Set(codes)].filter((code) => !(code in en.fields))).toEqual([])
})

function statusesIn(errors: Readonly<Record<string, { status?: number } | undefined>>): Record<string, number | undefined> {
  return Object.fromEntries(Object.entries(errors).map(([code, declaration]) => [code, declaration?.status]))
}

function callsOf(part: unknown): AnyContractProcedure[] {
  if (isContractProcedure(part)) return [part]
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(callsOf) : []
}

/** Returns the error codes in a schema and its parts. */
function codesIn(part: unknown, seen = new Set<unknown>()): string[] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return []
  seen.add(part)
  const { _zod: schema } = part as { _zod?: { def: unknown } }
  const definition = schema ? schema.def : part
  if (typeof definition !== 'object' || definition === null) return []
  const { error } = definition as { error?: unknown }
  const message: unknown = typeof error === 'function' ? error({ code: 'custom', input: undefined }) : undefined
  const own = typeof message === 'string' && /^[a-z_]+$/.test(message) ? [message] : []
  return [...own, ...Object.values(definition).flatMap((value) => codesIn(value, seen))]
}
