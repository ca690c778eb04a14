import { isCardNumber } from '#contract/rules/card-number.ts'

export type CardField = 'card_number' | 'expiry' | 'cvc'
export type TypedCard = Record<CardField, string>
export type CardCode = 'required' | 'invalid_card_number' | 'invalid_expiry' | 'invalid_cvc'

/** Applies the server's own format checks to a card before it is sent. */
export function checkCard(card: TypedCard): Partial<Record<CardField, CardCode>> {
  const number = card.card_number.replace(/[\s-]/g, '')
  return {
    ...check('card_number', number, isCardNumber(number), 'invalid_card_number'),
    ...check('expiry', card.expiry.trim(), /^(0[1-9]|1[0-2])\s*\/\s*\d{2}$/.test(card.expiry.trim()), 'invalid_expiry'),
    ...check('cvc', card.cvc.trim(), /^\d{3,4}$/.test(card.cvc.trim()), 'invalid_cvc'),
  }
}

function check(field: CardField, value: string, isRight: boolean, code: CardCode): Partial<Record<CardField, CardCode>> {
  if (value === '') return { [field]: 'required' }
  return isRight ? {} : { [field]: code }
}

/** Groups the digits in fours while typing. */
export function groupCardNumber(typed: string): string {
  return typed
    .replace(/\D/g, '')
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ')
}

/** Adds the slash after the month while typing, and removes it on deletion. */
export function groupExpiry(typed: string, before: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 4)
  const isDeleting = typed.length < before.length
  if (digits.length < 2 || (digits.length === 2 && isDeleting)) return digits
  return `${digits.slice(0, 2)}/${digits.slice(2)}`
}
