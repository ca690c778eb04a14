export const forgottenBuyer = { name: '—', email: 'closed@account.invalid', phone: '—' }

/** Such an order sends no mails and receives no new personal data. */
export function isForgotten({ email }: { email: string }): boolean {
  return email === forgottenBuyer.email
}
