import { mailboxOf } from '#kit/mail/mailbox-of.ts'

/** One spelling of a mailbox. At any provider a plus is taken for an addition here: the question is only whose order it may be. */
export function ownMailboxOf(email: string): string {
  return mailboxOf(email.normalize('NFKC').replace(/\+[^@]*(?=@)/, ''))
}

/** So many last digits tell telephones apart: what stands before is the country's code, written or not, or a zero in its place. */
const tellingDigits = 9

/** One spelling of a telephone; undefined for what is too short to tell. */
export function telephoneOf(phone: string): string | undefined {
  const digits = phone.normalize('NFKC').replace(/\D/g, '').replace(/^0+/, '')
  return digits.length < 7 ? undefined : digits.slice(-tellingDigits)
}

/** One spelling of where a parcel goes; undefined for what is too short to tell. */
export function doorOf({ address, city }: { address: string; city: string }): string | undefined {
  const plain = (text: string) =>
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '')
  const street = plain(address)
  return street.length < 5 ? undefined : `${street}|${plain(city)}`
}
