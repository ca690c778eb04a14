/** What a product's page tells besides its description, in the order in which it does. */
export const factKinds = ['material', 'care', 'measures', 'delivery', 'returns'] as const
export type FactKind = (typeof factKinds)[number]

export const mostFactLength = 2000
