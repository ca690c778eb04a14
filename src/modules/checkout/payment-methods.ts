import { z } from 'zod'
import type { PaymentMethod } from '#contract/checkout.ts'
import type { Language } from '#contract/languages.ts'
import { imageUrl } from '#modules/catalog/index.ts'
import type { Ctx } from '#modules/context.ts'
import { createShortCache } from '#modules/settings/index.ts'
import { isOffered, isSandbox } from './gateways.ts'

const words = z.object({ title: z.string(), description: z.string(), instructions: z.string() }).partial()
const translations = z.partialRecord(z.enum(['ru', 'kk']), words).catch({})

const readActiveMethods = createShortCache((db) =>
  db.selectFrom('payment_methods').selectAll().where('is_active', '=', true).orderBy('display_order').orderBy('id').execute(),
)
type MethodRow = Awaited<ReturnType<typeof readActiveMethods>>[number]

/** The ways to pay that are offered now, in their order, in the visitor's language. */
export async function listPaymentMethods(ctx: Pick<Ctx, 'db' | 'uses' | 'language'>): Promise<PaymentMethod[]> {
  ctx.uses.add('checkout')
  const rows = await readActiveMethods(ctx.db)
  return rows.filter(({ type }) => isOffered(type)).map((row) => presentMethod(row, ctx.language))
}

/** Undefined for one that does not exist or is not offered any more. */
export async function findPaymentMethod(ctx: Pick<Ctx, 'db' | 'uses' | 'language'>, id: string): Promise<PaymentMethod | undefined> {
  return (await listPaymentMethods(ctx)).find((method) => method.id === id)
}

function presentMethod(row: MethodRow, language: Language): PaymentMethod {
  const translated = language === 'en' ? undefined : translations.parse(row.translations)[language]
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
    is_sandbox: isSandbox(row.type),
  }
}
