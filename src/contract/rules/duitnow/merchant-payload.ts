import { checksum, type EmvField, readFields, writeFields } from './emv-fields.ts'

/** Ids of EMVCo's merchant-presented QR code, version 1.1. */
const ids = {
  format: '00',
  initiation: '01',
  currency: '53',
  amount: '54',
  tips: ['55', '56', '57'],
  country: '58',
  merchantName: '59',
  merchantCity: '60',
  additional: '62',
  reference: '05',
  checksum: '63',
} as const

const ringgit = '458'
const malaysia = 'MY'
const longestReference = 25
const longestAmount = 13

export type MerchantPayload = {
  payload: string
  merchant_name: string
  merchant_city: string
}
export type PayloadFault = 'no_payment_code' | 'wrong_checksum' | 'not_malaysia' | 'not_ringgit'

/** Reads the static code of a merchant in Malaysia who is paid in ringgit, or returns its fault. */
export function readMerchantPayload(text: string): MerchantPayload | { fault: PayloadFault } {
  const payload = text.trim()
  const fields = readFields(payload)
  if (!fields || !isMerchantCode(fields)) return { fault: 'no_payment_code' }
  if (fields.at(-1)?.value.toUpperCase() !== checksum(payload.slice(0, -4))) return { fault: 'wrong_checksum' }
  if (valueOf(fields, ids.country)?.toUpperCase() !== malaysia) return { fault: 'not_malaysia' }
  if (valueOf(fields, ids.currency) !== ringgit) return { fault: 'not_ringgit' }
  return { payload, merchant_name: valueOf(fields, ids.merchantName) ?? '', merchant_city: valueOf(fields, ids.merchantCity) ?? '' }
}

/** With exact amount and reference, without tips and fees. Undefined if a code cannot hold them. */
export function payloadFor(merchantPayload: string, { amount, reference }: { amount: number; reference: string }): string | undefined {
  const fields = readFields(merchantPayload)
  const sum = amount.toFixed(2)
  if (!fields || !(amount > 0) || sum.length > longestAmount || reference.length === 0 || reference.length > longestReference)
    return undefined
  const replaced: readonly string[] = [ids.format, ids.initiation, ids.amount, ...ids.tips, ids.additional, ids.checksum]
  const written = [
    ...fields.filter(({ id }) => !replaced.includes(id)),
    { id: ids.initiation, value: '12' },
    { id: ids.amount, value: sum },
    { id: ids.additional, value: additionalWith(valueOf(fields, ids.additional), reference) },
  ].sort(byId)
  const text = writeFields([{ id: ids.format, value: '01' }, ...written]) + `${ids.checksum}04`
  return text + checksum(text)
}

function isMerchantCode(fields: readonly EmvField[]): boolean {
  const [first] = fields
  const isOnce = new Set(fields.map(({ id }) => id)).size === fields.length
  const hasAccount = fields.some(({ id }) => id >= '02' && id <= '51')
  const last = fields.at(-1)
  return (
    isOnce &&
    hasAccount &&
    first?.id === ids.format &&
    first.value === '01' &&
    last?.id === ids.checksum &&
    /^[\dA-F]{4}$/i.test(last.value)
  )
}

/** The merchant's other data in this field (terminal, store) stays if there is room. */
function additionalWith(before: string | undefined, reference: string): string {
  const others = (before === undefined ? undefined : readFields(before))?.filter(({ id }) => id !== ids.reference) ?? []
  const wanted = [...others, { id: ids.reference, value: reference }].sort(byId)
  const text = writeFields(wanted)
  return Array.from(text).length <= 99 ? text : writeFields([{ id: ids.reference, value: reference }])
}

function byId(a: EmvField, b: EmvField): number {
  return Number(a.id) - Number(b.id)
}

function valueOf(fields: readonly EmvField[], id: string): string | undefined {
  return fields.find((field) => field.id === id)?.value
}
