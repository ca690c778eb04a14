import type { PdfValue } from './pdf-syntax.ts'

/** A trailer has the number −1. */
export type PdfObject = { number: number; generation: number; value: PdfValue }

/** A key may occur twice. */
export function valuesOf(value: PdfValue, key: string): PdfValue[] {
  return value.type === 'dictionary' ? value.entries.flatMap(([name, held]) => (name === key ? [held] : [])) : []
}

export function numberOf(value: PdfValue, key: string): number | undefined {
  const [held, ...more] = valuesOf(value, key)
  return held?.type === 'number' && more.length === 0 ? held.value : undefined
}
