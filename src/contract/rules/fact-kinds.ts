/** Facts on a product's page in addition to its description, in the order of the page. */
export const factKinds = ['material', 'care', 'measures', 'delivery', 'returns'] as const
export type FactKind = (typeof factKinds)[number]

export const mostFactLength = 2000
