import type { PaymentDetailValues } from '#contract/payment-methods.ts'
import { imageUrl } from '#modules/media/index.ts'
import { readMerchantPayload } from '#contract/rules/duitnow/merchant-payload.ts'

export const detailColumns = ['account_number', 'bank_name', 'beneficiary_name', 'swift_code', 'picture_key', 'duitnow_payload'] as const
type DetailColumn = (typeof detailColumns)[number]
export type Details = Record<DetailColumn, string | null>

/** Returns the details that differ. An empty text counts as null. */
export function changedDetails(before: Details, wanted: Partial<Details>): Partial<Details> {
  const changed = detailColumns.flatMap((column) => {
    const value = wanted[column] || null
    return wanted[column] === undefined || value === before[column] ? [] : [[column, value] as const]
  })
  return Object.fromEntries(changed)
}

export function isEmpty(details: Partial<Details>): boolean {
  return Object.keys(details).length === 0
}

export function presentDetails({ picture_key, duitnow_payload, ...plain }: Partial<Details>): Partial<PaymentDetailValues> {
  return {
    ...plain,
    ...(picture_key === undefined ? {} : { image_url: picture_key === null ? null : imageUrl(picture_key) }),
    ...(duitnow_payload === undefined ? {} : { duitnow: presentDuitnow(duitnow_payload) }),
  }
}

export function presentDuitnow(payload: string | null): PaymentDetailValues['duitnow'] {
  const read = payload === null ? undefined : readMerchantPayload(payload)
  return read === undefined || 'fault' in read ? null : read
}
