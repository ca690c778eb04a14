import { fieldLengths } from './field-lengths.ts'

/** The most characters of each field. Separate from the schemas, which are heavier than the forms that need the lengths. */
export const supportLengths = {
  name: fieldLengths.name,
  order_number: 32,
  subject: 150,
  message: 5000,
  product_type: 100,
  details: 3000,
} as const
