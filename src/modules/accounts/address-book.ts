import { type AddressInput, addressLabels, type OwnAddress } from '#contract/members.ts'
import { country } from '#contract/fields.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import { newId } from '#kit/ids.ts'
import { type Ctx, inTransaction } from '#modules/context.ts'
import { requireAccount } from '#modules/identity/index.ts'
import { refuse } from '#modules/refuse.ts'
import { type AddressRow, clearDefaults, deleteAddress, insertAddress, lockBook, selectAddresses, updateAddress } from './address-store.ts'

const mostAddresses = 50

/** Throws NotSignedIn. */
export async function listAddresses({ db, actor }: Ctx): Promise<OwnAddress[]> {
  return (await selectAddresses(db, requireAccount(actor).accountId)).map(presentAddress)
}

/** The first address becomes the default of both kinds unless the input says otherwise. Throws NotSignedIn, too_many_addresses. */
export async function addAddress(ctx: Ctx, input: AddressInput): Promise<OwnAddress> {
  const { accountId } = requireAccount(ctx.actor)
  return inTransaction(ctx, async ({ db }) => {
    await lockBook(db, accountId)
    const known = await selectAddresses(db, accountId)
    if (known.length >= mostAddresses) refuse('too_many_addresses')
    const isFirst = known.length === 0
    const defaults = { is_default_shipping: input.is_default_shipping ?? isFirst, is_default_billing: input.is_default_billing ?? isFirst }
    await clearDefaults(db, accountId, defaults)
    return presentAddress(
      await insertAddress(db, {
        ...input,
        ...defaults,
        country_name: ownNameOf(input),
        id: newId(),
        account_id: accountId,
        created_at: ctx.clock.now(),
      }),
    )
  })
}

/** Default flags that the input omits keep their value. Throws NotSignedIn, NotFound for another account's address. */
export async function changeAddress(ctx: Ctx, id: string, input: AddressInput): Promise<OwnAddress> {
  const { accountId } = requireAccount(ctx.actor)
  return inTransaction(ctx, async ({ db }) => {
    await lockBook(db, accountId)
    await clearDefaults(db, accountId, {
      is_default_shipping: input.is_default_shipping ?? false,
      is_default_billing: input.is_default_billing ?? false,
    })
    const row = await updateAddress(db, accountId, id, { ...input, country_name: ownNameOf(input) })
    if (!row) throw new NotFound()
    return presentAddress(row)
  })
}

/** Throws NotSignedIn, NotFound for another account's address. */
export async function removeAddress({ db, actor }: Ctx, id: string): Promise<void> {
  if (!(await deleteAddress(db, requireAccount(actor).accountId, id))) throw new NotFound()
}

function ownNameOf({ country: code, country_name }: Pick<AddressInput, 'country' | 'country_name'>): string | null {
  return code === 'OTHER' ? country_name || null : null
}

function presentAddress(row: AddressRow): OwnAddress {
  return {
    id: row.id,
    label: addressLabels.find((label) => label === row.label) ?? 'other',
    name: row.name,
    phone: row.phone,
    address: row.address,
    city: row.city,
    state: row.state,
    zip: row.zip,
    country: country.catch('OTHER').parse(row.country),
    ...(row.country_name === null ? {} : { country_name: row.country_name }),
    is_default_shipping: row.is_default_shipping,
    is_default_billing: row.is_default_billing,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
