type Payout = { bank_name: string; account_name: string; account_number: string }

export type OwnChange = {
  company?: string | undefined
  contact_name?: string | undefined
  phone?: string | undefined
  country?: string | undefined
  city?: string | undefined
  website?: string | undefined
  payout?: Payout | undefined
  expected_updated_at?: string | undefined
}

/** The columns that a change sets; what is left out stays. */
export function toColumns<Change extends Omit<OwnChange, 'expected_updated_at'>>({ payout, ...fields }: Change) {
  return { ...fields, ...payout }
}
