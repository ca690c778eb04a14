/** What stands in an order where a person was who has closed their account. */
export const forgottenBuyer = { name: '—', email: 'closed@account.invalid', phone: '—' }

/** Nobody is written to about such an order, and nothing about a person is added to it. */
export function isForgotten({ email }: { email: string }): boolean {
  return email === forgottenBuyer.email
}
