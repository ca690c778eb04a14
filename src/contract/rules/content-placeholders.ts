/** Placeholders in information pages for values from the settings, such as `{{free_shipping_over}}`. */
export const contentPlaceholders = [
  'shop_name',
  'free_shipping_over',
  'free_shipping_sentence',
  'first_purchase_discount',
  'tax_rate',
  'tax_sentence',
  'delivery_days',
  'studio_address',
  'return_time',
  'analytics_months',
  'payment_hours',
  'low_stock_payment_hours',
  'proof_max_mb',
  'carrier_name',
] as const
export type ContentPlaceholder = (typeof contentPlaceholders)[number]
export type ContentFacts = Readonly<Record<ContentPlaceholder, string>>

const placeholder = /\{\{\s*(\w+)\s*\}\}/g

/** Unknown placeholders stay unchanged. */
export function fillPlaceholders(text: string, facts: ContentFacts): string {
  return text.replace(placeholder, (whole, name: string) => (isKnown(name) ? facts[name] : whole))
}

export function unknownPlaceholders(text: string): string[] {
  return [...text.matchAll(placeholder)].map(([, name = '']) => name).filter((name) => !isKnown(name))
}

function isKnown(name: string): name is ContentPlaceholder {
  return contentPlaceholders.some((known) => known === name)
}
