import type { Language } from '#contract/languages.ts'
import type { Ctx } from '#modules/context.ts'
import { spokenLanguage } from '#modules/shop-languages.ts'
import type { Caller } from '../door/find-caller.ts'
import { hashHandoff } from '../handoffs/handoff-token.ts'
import { forgetInAnswers } from '../once/forget-in-answers.ts'
import { requireSigned } from '../signatures/require-signed.ts'
import type { BuyerGiven, DeliveryGiven, StoredLine } from '../stored-things.ts'

/** How long an open checkout can be used, with what it holds of the buyer. */
const openHours = 6
const hourMs = 3_600_000

export type CheckoutContent = {
  items: StoredLine[]
  codes: string[]
  language: Language
  buyer: BuyerGiven | null
  delivery: DeliveryGiven | null
  wants_letters: boolean
}
export type StoredCheckout = CheckoutContent & {
  id: string
  expires_at: Date
  canceled_at: Date | null
  completed_at: Date | null
  order_id: string | null
  /** The lines and sums that the agent saw last. */
  shown: Record<string, unknown> | null
}
type Store = Pick<Ctx, 'db' | 'clock' | 'memory'>

export function expiryOf({ clock }: Pick<Ctx, 'clock'>): Date {
  return new Date(clock.now().getTime() + openHours * hourMs)
}

type NewCheckout = CheckoutContent & { id: string; token: string; cartId: string | undefined; shown: object; expires_at: Date }

export async function insertCheckout({ db, clock }: Store, { platformId, isSigned }: Caller, checkout: NewCheckout): Promise<void> {
  const { id, token, cartId, shown, expires_at } = checkout
  const now = clock.now()
  await db
    .insertInto('agent_checkouts')
    .values({
      id,
      platform_id: platformId,
      cart_id: cartId ?? null,
      handoff_hash: hashHandoff(token),
      ...columnsOf(checkout),
      shown: JSON.stringify(shown),
      is_signed: isSigned,
      created_at: now,
      touched_at: now,
      expires_at,
    })
    .execute()
}

function columnsOf({ items, codes, language, buyer, delivery, wants_letters }: CheckoutContent) {
  return {
    items: JSON.stringify(items),
    codes,
    language,
    buyer: buyer && JSON.stringify(buyer),
    delivery: delivery && JSON.stringify(delivery),
    wants_letters,
  }
}

/** Finds a checkout of this platform that is open or over; an open one only before it expires. Throws a Refusal (401) as `findCart` does. */
export async function findCheckout(
  { db, clock, memory }: Store,
  caller: Pick<Caller, 'platformId' | 'isSigned'>,
  by: { id: string } | { cartId: string },
  isChanging = false,
): Promise<StoredCheckout | undefined> {
  const row = await db
    .selectFrom('agent_checkouts')
    .selectAll()
    .$if('id' in by, (query) => query.where('id', '=', 'id' in by ? by.id : ''))
    .$if('cartId' in by, (query) =>
      query
        .where('cart_id', '=', 'cartId' in by ? by.cartId : '')
        .where('canceled_at', 'is', null)
        .where('completed_at', 'is', null),
    )
    .where('platform_id', '=', caller.platformId)
    .where((eb) => eb.or([eb('completed_at', 'is not', null), eb('expires_at', '>', clock.now())]))
    .orderBy('created_at', 'desc')
    .limit(1)
    .$if(isChanging, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!row) return undefined
  if (row.is_signed) requireSigned(caller)
  const items = row.items as StoredLine[]
  return {
    ...row,
    items,
    language: spokenLanguage({ memory }, row.language),
    buyer: row.buyer as BuyerGiven | null,
    delivery: row.delivery as DeliveryGiven | null,
    shown: row.shown as StoredCheckout['shown'],
  }
}

export async function changeCheckout({ db, clock }: Store, id: string, content: CheckoutContent, shown: object): Promise<void> {
  const changes = { ...columnsOf(content), shown: JSON.stringify(shown), touched_at: clock.now() }
  await db.updateTable('agent_checkouts').set(changes).where('id', '=', id).execute()
}

/** Only of an open checkout, since an order may have completed it in between. */
export async function noteShown({ db }: Store, id: string, shown: object): Promise<void> {
  await db
    .updateTable('agent_checkouts')
    .set({ shown: JSON.stringify(shown) })
    .where('id', '=', id)
    .where('completed_at', 'is', null)
    .where('canceled_at', 'is', null)
    .execute()
}

/** Deletes what it held of the buyer. */
export async function cancelCheckout(store: Store, id: string): Promise<void> {
  const { db, clock } = store
  const changes = { canceled_at: clock.now(), buyer: null, delivery: null, wants_letters: false }
  await db.updateTable('agent_checkouts').set(changes).where('id', '=', id).execute()
  await forgetInAnswers(store, id)
}

export async function readOrderNumber({ db }: Pick<Ctx, 'db'>, orderId: string): Promise<string> {
  const { order_number } = await db.selectFrom('orders').select('order_number').where('id', '=', orderId).executeTakeFirstOrThrow()
  return order_number
}
