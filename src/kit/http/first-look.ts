import { ValidationError } from '@orpc/contract'
import { type AnyProcedure, ORPCError, os } from '@orpc/server'
import { InvalidInput, NotFound } from './domain-error.ts'
import { isStorable } from './storable-text.ts'

type Path = readonly string[]

/** Before every call, also from pages. Throws NotFound for invalid path parameters, InvalidInput for unstorable or too deep input. */
export const firstLook = os.middleware(async ({ next, procedure }, input) => {
  const address = partsOfAddress(procedure)
  const isOfAddress = ([first = '', ...rest]: Path) => first === 'params' || (rest.length === 0 && address.has(first))
  if (pathsOfUnstorable(input).some(isOfAddress)) throw new NotFound()
  refuseUnstorable(input)
  try {
    return await next()
  } catch (error) {
    if (refusedPaths(error).some(isOfAddress)) throw new NotFound()
    throw error
  }
})

/** Throws InvalidInput (422). */
export function refuseUnstorable(input: unknown): void {
  const refused = pathsOfUnstorable(input)
  if (refused.length > 0) throw new InvalidInput(Object.fromEntries(refused.map((path) => [fieldOf(path), 'invalid'])))
}

const partsOfAddresses = new Map<string, ReadonlySet<string>>()

function partsOfAddress(procedure: AnyProcedure): ReadonlySet<string> {
  const { path = '' } = procedure['~orpc'].route
  const parts = partsOfAddresses.get(path) ?? new Set([...path.matchAll(/\{\+?(\w+)\}/g)].map(([, name = '']) => name))
  partsOfAddresses.set(path, parts)
  return parts
}

/** No call takes deeper nesting, and later recursive readers would run out of stack. */
const deepest = 16

function pathsOfUnstorable(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [path]
  const isNested = typeof value === 'object' && value !== null
  if (isNested && path.length > deepest) return [path.slice(0, path[0] === 'body' || path[0] === 'query' ? 2 : 1)]
  if (Array.isArray(value)) return value.flatMap((one, index) => pathsOfUnstorable(one, [...path, String(index)]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => (isStorable(key) ? pathsOfUnstorable(one, [...path, key]) : [[...path, key]]))
}

/** Returns the paths that the call's schema refused; none when the call itself failed. */
function refusedPaths(error: unknown): Path[] {
  const cause = error instanceof ORPCError && error.status === 400 ? error.cause : undefined
  return cause instanceof ValidationError ? cause.issues.map(({ path = [] }) => pathOf(path)) : []
}

export function pathOf(path: readonly (PropertyKey | { readonly key: PropertyKey })[]): string[] {
  return path.map((part) => String(typeof part === 'object' ? part.key : part))
}

/** Returns the field's name as the sender knows it, without our `body` or `query` prefix. */
export function fieldOf(path: Path): string {
  return (path[0] === 'body' || path[0] === 'query' ? path.slice(1) : path).join('.') || 'body'
}
