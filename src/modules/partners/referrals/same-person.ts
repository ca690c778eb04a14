import { mailboxOf } from '#kit/mail/mailbox-of.ts'

/** Normalises an email address. Removes `+…` for every provider, since this only checks whose order it may be. */
export function ownMailboxOf(email: string): string {
  return mailboxOf(email.normalize('NFKC').replace(/\+[^@]*(?=@)/, ''))
}

/** The last digits that identify a telephone; before them is an optional country code or a zero. */
const tellingDigits = 9

/** Normalises a telephone number; undefined if it is too short to identify one. */
export function telephoneOf(phone: string): string | undefined {
  const digits = phone.normalize('NFKC').replace(/\D/g, '').replace(/^0+/, '')
  return digits.length < 7 ? undefined : digits.slice(-tellingDigits)
}

/** Normalises a delivery address; undefined if it is too short to identify one. */
export function doorOf({ address, city }: { address: string; city: string }): string | undefined {
  const plain = (text: string) =>
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '')
  const street = plain(address)
  return street.length < 5 ? undefined : `${street}|${plain(city)}`
}
