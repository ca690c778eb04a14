import { add, type Money, share } from './money.ts'

export const taxDestinations = ['everywhere', 'malaysia'] as const

type TaxSettings = { tax_rate: number; tax_destinations: (typeof taxDestinations)[number] }

export function taxRateIn(country: string, { tax_rate, tax_destinations }: TaxSettings): number {
  return tax_destinations === 'everywhere' || country === 'MY' ? tax_rate : 0
}

export function withTax(price: Money, taxRate: number): Money {
  return add(price, share(price, taxRate))
}
