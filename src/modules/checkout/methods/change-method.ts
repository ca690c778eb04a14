import { perOther } from '#contract/languages.ts'
import type { AdminPaymentMethod, NewPaymentMethod, PaymentMethodChange } from '#contract/payment-methods.ts'
import { InvalidInput } from '#kit/http/domain-error.ts'
import { newId } from '#kit/ids.ts'
import { recordChange } from '#modules/audit/index.ts'
import { requireUnchanged } from '#modules/require-unchanged.ts'
import type { Ctx } from '#modules/context.ts'
import { readMerchantPayload } from '#contract/rules/duitnow/merchant-payload.ts'
import { type MethodTexts, textsIn } from '../method-texts.ts'
import { changeDetails } from './change-details.ts'
import { getMethod, lockMethod, type Method, type Waiting } from './method-store.ts'
import { type Details, isEmpty } from './payment-details.ts'
import { presentMethodForAdmin } from './present-method.ts'

type Fields = Omit<PaymentMethodChange, 'expected_updated_at'>

/** Places the method last unless the input gives a position. Requires a transaction; throws InvalidInput (422). */
export async function createMethod(ctx: Ctx, input: NewPaymentMethod): Promise<AdminPaymentMethod> {
  const id = newId()
  const last = await ctx.db
    .selectFrom('payment_methods')
    .select((eb) => eb.fn.max('display_order').as('place'))
    .executeTakeFirst()
  const { translations, title, type } = input
  await ctx.db
    .insertInto('payment_methods')
    .values({ id, type, title: translations?.en?.title || title, display_order: (last?.place ?? 0) + 1, is_active: false })
    .execute()
  const method = await getMethod(ctx, id)
  requireAmounts({ ...method, ...input })
  const changed = await changeDetails(ctx, method, detailsIn(input, type))
  // A method whose payment details still wait is not offered. The confirmation activates it.
  const { waiting } = await getMethod(ctx, id)
  const isActive = input.is_active ?? true
  if (waiting && isActive) await activateLater(ctx, id, waiting)
  await ctx.db
    .updateTable('payment_methods')
    .set({ ...columnsOf(input, method), ...changed, is_active: isActive && waiting === null })
    .where('id', '=', id)
    .execute()
  const after = presentMethodForAdmin(ctx, await getMethod(ctx, id))
  await recordChange(ctx, { action: 'payment_method.create', ...named(after), after: auditedMethod(after) })
  return after
}

/**
 * Changes only the given fields. Requires a transaction; throws payment_method_not_found, changed_meanwhile, details_waiting, InvalidInput.
 */
export async function changeMethod(
  ctx: Ctx,
  id: string,
  { expected_updated_at, ...change }: PaymentMethodChange,
): Promise<AdminPaymentMethod> {
  const method = await lockMethod(ctx, id)
  const before = presentMethodForAdmin(ctx, method)
  requireUnchanged(before, expected_updated_at)
  requireAmounts({ ...before, ...change })
  return saveMethod(ctx, method, { fields: change, details: detailsIn(change, change.type ?? method.type) })
}

/** Writes the columns, changes the details as the approval setting requires, and records both. Call it with the method locked. */
export async function saveMethod(
  ctx: Ctx,
  method: Method,
  { fields = {}, details }: { fields?: Fields; details: Partial<Details> },
): Promise<AdminPaymentMethod> {
  const { id } = method
  const before = presentMethodForAdmin(ctx, method)
  const written = isEmpty(details) ? {} : await changeDetails(ctx, method, details)
  // Written in any case, since open lists follow changes of this row.
  await ctx.db
    .updateTable('payment_methods')
    .set({ ...columnsOf(fields, method), ...written, updated_at: ctx.clock.now() })
    .where('id', '=', id)
    .execute()
  const after = presentMethodForAdmin(ctx, await getMethod(ctx, id))
  await recordChange(ctx, { action: 'payment_method.change', ...named(after), before: auditedMethod(before), after: auditedMethod(after) })
  return after
}

export function named({ id, title }: Pick<AdminPaymentMethod, 'id' | 'title'>) {
  return { entity: 'payment_method' as const, entityId: id, entityName: title }
}

export function auditedMethod({
  id: _id,
  created_at: _made,
  updated_at: _changed,
  gateway: _state,
  waiting,
  ...fields
}: AdminPaymentMethod) {
  return { ...fields, waiting: waiting?.details ?? null }
}

/** Writes English to the method's own columns, and replaces only the given texts of other languages. */
function columnsOf(
  { translations = {}, duitnow: _code, account_number: _a, bank_name: _b, beneficiary_name: _c, swift_code: _d, ...columns }: Fields,
  method: Pick<Method, 'translations'>,
) {
  const { en = {}, ...others } = translations
  const merged = perOther((language): MethodTexts => ({ ...textsIn(method, language), ...others[language] }))
  return {
    ...columns,
    ...(en.title ? { title: en.title } : {}),
    ...(en.description === undefined ? {} : { description: en.description }),
    ...(en.instructions === undefined ? {} : { instructions: en.instructions }),
    ...(Object.keys(others).length > 0 ? { translations: JSON.stringify(merged) } : {}),
  }
}

function requireAmounts({
  amount_from: from,
  amount_to: to,
}: {
  amount_from?: number | null | undefined
  amount_to?: number | null | undefined
}) {
  if (typeof from === 'number' && typeof to === 'number' && from > to) throw new InvalidInput({ amount_to: 'below_amount_from' })
}

/** Throws InvalidInput for a code that no Malaysian bank would accept, or for a code of another type of method. */
function detailsIn({ account_number, bank_name, beneficiary_name, swift_code, duitnow }: Fields, type: Method['type']): Partial<Details> {
  const plain = { account_number, bank_name, beneficiary_name, swift_code }
  const given = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined)) as Partial<Details>
  if (duitnow === undefined) return given
  if (duitnow === null) return { ...given, duitnow_payload: null }
  if (type !== 'qr_code') throw new InvalidInput({ duitnow: 'not_a_qr_method' })
  const read = readMerchantPayload(duitnow.payload)
  if ('fault' in read) throw new InvalidInput({ 'duitnow.payload': read.fault })
  return { ...given, duitnow_payload: read.payload }
}

async function activateLater(ctx: Ctx, id: string, { details }: Waiting): Promise<void> {
  await ctx.db
    .updateTable('payment_detail_changes')
    .set({ details: JSON.stringify({ ...details, is_active: true }) })
    .where('payment_method_id', '=', id)
    .execute()
}
