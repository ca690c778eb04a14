import type { Language } from '#contract/languages.ts'
import type { AdminPaymentMethod, PaymentMethodChange } from '#contract/payment-methods.ts'

type Texts = Record<'title' | 'description' | 'instructions', string>

export type MethodValues = {
  type: AdminPaymentMethod['type']
  texts: Record<Language, Texts>
  bank_name: string | null
  account_number: string | null
  beneficiary_name: string | null
  swift_code: string | null
  show_bank_details: boolean
  is_active: boolean
  countries: AdminPaymentMethod['countries']
  amount_from: AdminPaymentMethod['amount_from']
  amount_to: AdminPaymentMethod['amount_to']
  payload: string | null
}

export function valuesOf(method: AdminPaymentMethod): MethodValues {
  const { title, description, instructions, translations } = method
  return {
    type: method.type,
    texts: { en: { title, description, instructions }, ...translations },
    bank_name: method.bank_name,
    account_number: method.account_number,
    beneficiary_name: method.beneficiary_name,
    swift_code: method.swift_code,
    show_bank_details: method.show_bank_details,
    is_active: method.is_active,
    countries: method.countries,
    amount_from: method.amount_from,
    amount_to: method.amount_to,
    payload: method.duitnow?.payload ?? null,
  }
}

export function changeOf({ texts, payload, ...fields }: Partial<MethodValues>): PaymentMethodChange {
  return {
    ...fields,
    ...(texts && { translations: texts }),
    ...(payload === undefined ? {} : { duitnow: payload ? { payload } : null }),
  }
}
