/** The most characters of what a buyer writes; apart from the schemas, which are heavier than the forms that need these. */
export const fieldLengths = {
  name: 120,
  email: 254,
  phone: 32,
  address: 300,
  city: 120,
  state: 120,
  zip: 20,
  note: 1000,
} as const
