import type { PaymentMethod } from '#contract/checkout.ts'
import { isCountryCode } from '#contract/countries.ts'
import { moneyOrNull } from '#contract/rules/money.ts'
import { amountFrom } from '#contract/rules/payment-amounts.ts'
import type { Database } from '#kit/database/database.ts'
import { imageUrl } from '#modules/media/index.ts'
import type { Ctx } from '#modules/context.ts'
import { createShortCache } from '#modules/settings/index.ts'
import { isOffered, isSandbox } from './gateways.ts'
import { textsIn } from './method-texts.ts'

const activeMethods = (db: Database) => db.selectFrom('payment_methods').selectAll().where('is_active', '=', true)
const readActiveMethods = createShortCache((db) => activeMethods(db).orderBy('display_order').orderBy('id').execute())
type MethodRow = Awaited<ReturnType<typeof readActiveMethods>>[number]

/** Returns the payment methods offered now, in order, in the visitor's language. */
export async function listPaymentMethods(ctx: Pick<Ctx, 'db' | 'uses' | 'memory' | 'language'>): Promise<PaymentMethod[]> {
  ctx.uses.add('checkout')
  const rows = await readActiveMethods(ctx)
  return rows.filter(({ type }) => isOffered(ctx, type)).map((row) => presentMethod(ctx, row))
}

export type ChosenMethod = PaymentMethod & { duitnow_payload: string | null }
/** A payment method that the checkout does not offer. */
export type UnlistedMethod = Omit<ChosenMethod, 'id'> & { id: null }

/** Makes the method that an order stores when no method of the checkout applies: at a stall, or when the total is zero. */
export function unlistedMethod(type: PaymentMethod['type'], title: string): UnlistedMethod {
  return {
    id: null,
    type,
    title,
    description: '',
    instructions: '',
    image_url: null,
    account_number: null,
    bank_name: null,
    beneficiary_name: null,
    swift_code: null,
    show_bank_details: false,
    countries: [],
    amount_from: null,
    amount_to: null,
    is_sandbox: false,
    duitnow_payload: null,
  }
}

/** Undefined for a method that is not offered. Finds a new one even before its change notification arrives. */
export async function findPaymentMethod(
  ctx: Pick<Ctx, 'db' | 'uses' | 'memory' | 'language'>,
  id: string,
): Promise<ChosenMethod | undefined> {
  ctx.uses.add('checkout')
  const cached = (await readActiveMethods(ctx)).find((method) => method.id === id)
  const row = cached ?? (await activeMethods(ctx.db).where('id', '=', id).executeTakeFirst())
  return row && isOffered(ctx, row.type) ? { ...presentMethod(ctx, row), duitnow_payload: row.duitnow_payload } : undefined
}

function presentMethod(ctx: Pick<Ctx, 'memory' | 'language'>, row: MethodRow): PaymentMethod {
  const { language } = ctx
  const translated = language === 'en' ? undefined : textsIn(row, language)
  const shown = (detail: string | null) => (row.show_bank_details ? detail : null)
  return {
    id: row.id,
    type: row.type,
    title: translated?.title || row.title,
    description: translated?.description || row.description,
    instructions: translated?.instructions || row.instructions,
    image_url: row.picture_key === null ? null : imageUrl(row.picture_key),
    account_number: shown(row.account_number),
    bank_name: shown(row.bank_name),
    beneficiary_name: shown(row.beneficiary_name),
    swift_code: shown(row.swift_code),
    show_bank_details: row.show_bank_details,
    countries: row.countries.filter(isCountryCode),
    amount_from: amountFrom(row.type, moneyOrNull(row.amount_from)),
    amount_to: moneyOrNull(row.amount_to),
    is_sandbox: isSandbox(ctx, row.type),
  }
}
