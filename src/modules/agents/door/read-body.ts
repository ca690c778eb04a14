import { isStorable } from '#kit/http/storable-text.ts'
import { invalidRequest } from '../refusal.ts'

const deepest = 32

/** Reads a JSON object that nests 32 deep at most and holds no text that PostgreSQL cannot store. Throws a Refusal (400). */
export function readBody(text: string): Record<string, unknown> {
  const value = parse(text)
  if (!isRecord(value)) throw invalidRequest('The body must be a JSON object.')
  if (!isShallow(value, deepest)) throw invalidRequest('The body nests more than 32 deep.')
  if (!isStorableWhole(value)) throw invalidRequest('The body holds NUL or half a surrogate pair.')
  return value
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalidRequest('The body is not JSON.')
  }
}

function isStorableWhole(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, part]) => isStorable(name) && isStorableWhole(part))
}

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((part) => isShallow(part, levels - 1))
}
