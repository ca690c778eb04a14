/** Values of the catalogue's filters. Separate from the schemas, so pages can use them without a validator in the browser. */
export const colors = ['red', 'blue', 'green', 'black', 'white', 'beige'] as const
export type Color = (typeof colors)[number]
export const priceBands = ['0-50', '50-100', '100-150', '150-'] as const
export type PriceBand = (typeof priceBands)[number]
export const availabilities = ['in_stock', 'pre_order', 'out_of_stock'] as const
export type Availability = (typeof availabilities)[number]
