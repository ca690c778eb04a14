/** The most characters of a partner's input. Separate from the schemas, which are heavier than the forms that need the lengths. */
export const partnerLengths = {
  company: 120,
  website: 300,
  about: 2000,
  locationName: 120,
  locationAddress: 300,
  bank: 120,
  accountName: 140,
  accountNumber: 40,
  reason: 500,
  reference: 140,
  note: 1000,
} as const
