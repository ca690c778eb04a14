import type { Money } from '#contract/rules/money.ts'

/** In this dialect of JSON every element is a list, and every value an object with its attributes. */
export type Element = { [name: string]: readonly object[] }

export function leaf(value: string | number | boolean, attributes: Readonly<Record<string, string>> = {}): readonly object[] {
  return [{ _: value, ...attributes }]
}

export function amount(value: Money): readonly object[] {
  return leaf(value, { currencyID: 'MYR' })
}
