/** The most characters of a buyer's input. Separate from the schemas, which are heavier than the forms that need the lengths. */
export const fieldLengths = {
  name: 120,
  email: 254,
  phone: 32,
  address: 300,
  city: 120,
  state: 120,
  zip: 20,
  country_name: 60,
  note: 1000,
  gift_message: 300,
} as const

export const paymentLengths = {
  title: 80,
  description: 300,
  instructions: 2000,
  account: 60,
  bank: 120,
  beneficiary: 140,
  /** The most that EMVCo allows. */
  payload: 512,
} as const
