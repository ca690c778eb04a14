import type { Address } from '#contract/checkout.ts'
import type { OwnOrderSign } from '#contract/rules/partner-rules.ts'
import type { Ctx } from '#modules/context.ts'
import { mailboxOf } from '#kit/mail/mailbox-of.ts'

type Bought = {
  account_id: string | null
  email: string
  phone: string
  delivery: string
  shipping_address: Pick<Address, 'address' | 'city'>
}

/** The signs: account, mailbox, telephone, or a parcel to the partner's address. */
export async function ownSignsOf(ctx: Pick<Ctx, 'db'>, partnerId: string, order: Bought): Promise<OwnOrderSign[]> {
  const known = await readKnown(ctx, partnerId)
  const [mailbox, phone] = [order.email && ownMailboxOf(order.email), telephoneOf(order.phone)]
  const door = order.delivery === 'parcel' ? doorOf(order.shipping_address) : undefined
  const signs: Record<OwnOrderSign, boolean> = {
    account: order.account_id !== null && order.account_id === known.accountId,
    email: Boolean(mailbox) && known.emails.some((email) => ownMailboxOf(email) === mailbox),
    phone: phone !== undefined && known.phones.some((other) => telephoneOf(other) === phone),
    address: door !== undefined && known.doors.some((other) => doorOf(other) === door),
  }
  return (Object.keys(signs) as OwnOrderSign[]).filter((sign) => signs[sign])
}

async function readKnown({ db }: Pick<Ctx, 'db'>, partnerId: string) {
  const partner = await db
    .selectFrom('partners as p')
    .leftJoin('profiles as a', 'a.id', 'p.account_id')
    .select(['p.account_id', 'p.email', 'p.phone', 'a.email as account_email', 'a.phone as account_phone'])
    .where('p.id', '=', partnerId)
    .executeTakeFirstOrThrow()
  const book =
    partner.account_id === null
      ? []
      : await db.selectFrom('addresses').select(['address', 'city', 'phone']).where('account_id', '=', partner.account_id).execute()
  const places = await db
    .selectFrom('partner_locations')
    .select(['address', 'city'])
    .where('partner_id', '=', partnerId)
    .where('address', '<>', '')
    .execute()
  const written = (texts: (string | null)[]) => texts.flatMap((text) => text || [])
  return {
    accountId: partner.account_id,
    emails: written([partner.email, partner.account_email]),
    phones: written([partner.phone, partner.account_phone, ...book.map(({ phone }) => phone)]),
    doors: [...book, ...places],
  }
}

/** Normalises an email address. Removes `+…` for every provider, since this only checks whose order it may be. */
function ownMailboxOf(email: string): string {
  return mailboxOf(email.normalize('NFKC').replace(/\+[^@]*(?=@)/, ''))
}

/** The last digits that identify a telephone; before them is an optional country code or a zero. */
const tellingDigits = 9

/** Normalises a telephone number; undefined if it is too short to identify one. */
function telephoneOf(phone: string): string | undefined {
  const digits = phone.normalize('NFKC').replace(/\D/g, '').replace(/^0+/, '')
  return digits.length < 7 ? undefined : digits.slice(-tellingDigits)
}

/** Normalises a delivery address; undefined if it is too short to identify one. */
function doorOf({ address, city }: { address: string; city: string }): string | undefined {
  const plain = (text: string) =>
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '')
  const street = plain(address)
  return street.length < 5 ? undefined : `${street}|${plain(city)}`
}
