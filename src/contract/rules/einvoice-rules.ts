// Codes and rules of MyInvois: its SDK, e-Invoice Guideline 4.7 and Specific Guideline 4.8, July 2026.

export const einvoiceModes = ['off', 'file', 'api'] as const
export const einvoiceEnvironments = ['sandbox', 'production'] as const
export const einvoiceVersions = ['1.1', '1.0'] as const
export const individualChoices = ['on_request', 'never'] as const
export const over10000Choices = ['individual', 'consolidate'] as const
export const sellerTaxTypes = ['01', '02'] as const
export const sellerIdTypes = ['BRN', 'NRIC', 'PASSPORT', 'ARMY'] as const

/** RM a year. Below this nobody has to issue e-invoices. */
export const smallTurnover = 1_000_000
/** RM a year. Up to this the rules are relaxed until `relaxedUntil`. */
export const relaxedTurnover = 5_000_000
export const relaxedUntil = '2027-12-31'
/** Sellers above `smallTurnover` in a year from 2023 to 2025 have had to issue e-invoices since this day. */
export const owedSince = '2026-07-01'
/** RM. Above this only an e-invoice that names the buyer is allowed. */
export const mostConsolidated = 10_000

export const documentKinds = ['invoice', 'consolidated', 'refund_note'] as const
export const documentStates = ['queued', 'submitted', 'valid', 'invalid', 'refused', 'unknown', 'cancelled'] as const

/** Why an order of a month is left out of the consolidated e-invoice. */
export const leftOutReasons = ['given_back_in_full', 'free', 'over_10000'] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

export const einvoiceMonthPattern = /^20\d{2}-(?:0[1-9]|1[0-2])$/
/** Returns the first and the last day of `YYYY-MM`. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))]
  return { from: `${month}-01`, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) }
}

/** Codes of goods and services in the tax authority's table: 001 to 045. */
export const classificationCodes = Array.from({ length: 45 }, (_, at) => String(at + 1).padStart(3, '0'))

export const phonePattern = /^\+?\d{8,20}$/

const tinForm = /^(?:IG\d{9,12}|(?:C|CS|D|E|F|FA|PT|TA|TC|TN|TR|TP|J|LE)[1-9]\d*0)$/
const longestTin = 14

/** Expects capital letters without spaces and dashes. */
export function isTin(text: string): boolean {
  return text.length <= longestTin && tinForm.test(text)
}

/** Removes the spaces and dashes that people type, and makes letters capital. */
export function plainNumber(text: string): string {
  return text.replaceAll(/[\s-]/g, '').toUpperCase()
}
