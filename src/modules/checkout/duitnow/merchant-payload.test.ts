import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawQrCodePng } from '#kit/images/draw-qr-code.ts'
import { readQrCode } from '#kit/images/read-qr-code.ts'
import { checksum, readFields, writeFields } from '#contract/rules/duitnow/emv-fields.ts'
import { payloadFor, readMerchantPayload } from '#contract/rules/duitnow/merchant-payload.ts'

const signed = (text: string) => `${text}6304${checksum(`${text}6304`)}`
const account = writeFields([
  { id: '00', value: 'A0000006150001' },
  { id: '01', value: '501664' },
  { id: '02', value: '2000000012345678' },
])
const merchant = [
  { id: '00', value: '01' },
  { id: '01', value: '11' },
  { id: '26', value: account },
  { id: '52', value: '5699' },
  { id: '53', value: '458' },
  { id: '58', value: 'MY' },
  { id: '59', value: 'TULPAR STUDIO' },
  { id: '60', value: 'KUALA LUMPUR' },
]
const staticPayload = signed(writeFields(merchant))
const without = (id: string, ...instead: { id: string; value: string }[]) =>
  signed(writeFields([...merchant.filter((field) => field.id !== id), ...instead]))

const fieldLists = fc.array(
  fc.record({
    id: fc.integer({ min: 0, max: 99 }).map((id) => String(id).padStart(2, '0')),
    value: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
  }),
  { maxLength: 12 },
)
const amounts = fc.integer({ min: 1, max: 999_999_999 }).map((sen) => sen / 100)
const orderNumbers = fc.integer({ min: 10_000, max: 999_999_999_999 }).map((number) => `UND-${number}`)

it('computes CRC-16/CCITT-FALSE as its catalogue says', () => {
  expect(checksum('123456789')).toBe('29B1')
  expect(checksum('')).toBe('FFFF')
})

it('reads its own output, for any values', () => {
  fc.assert(
    fc.property(fieldLists, (fields) => {
      expect(readFields(writeFields(fields))).toEqual(fields)
    }),
  )
})

it('never fails on a text, and takes none whose last object was cut', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      readFields(text)
      const read = readMerchantPayload(text)
      expect('fault' in read).toBe(true)
    }),
  )
  for (let length = 1; length < staticPayload.length; length += 1)
    expect(readMerchantPayload(staticPayload.slice(0, length))).toHaveProperty('fault')
})

it('notices every single changed character', () => {
  fc.assert(
    fc.property(fc.nat(staticPayload.length - 1), fc.constantFrom(...Array.from('0123456789ABCDXYZ ')), (place, character) => {
      fc.pre(staticPayload[place] !== character)
      const changed = staticPayload.slice(0, place) + character + staticPayload.slice(place + 1)
      expect(readMerchantPayload(changed)).toHaveProperty('fault')
    }),
  )
})

describe('reading a code', () => {
  it('shows whom it pays', () => {
    expect(readMerchantPayload(`  ${staticPayload}\n`)).toEqual({
      payload: staticPayload,
      merchant_name: 'TULPAR STUDIO',
      merchant_city: 'KUALA LUMPUR',
    })
  })

  it('names its problem', () => {
    expect(readMerchantPayload('https://kaspi.kz/pay/tulpar')).toEqual({ fault: 'no_payment_code' })
    expect(readMerchantPayload(staticPayload.slice(0, -4) + '0000')).toEqual({ fault: 'wrong_checksum' })
    expect(readMerchantPayload(without('58', { id: '58', value: 'SG' }))).toEqual({ fault: 'not_malaysia' })
    expect(readMerchantPayload(without('58'))).toEqual({ fault: 'not_malaysia' })
    expect(readMerchantPayload(without('53', { id: '53', value: '702' }))).toEqual({ fault: 'not_ringgit' })
    expect(readMerchantPayload(without('26'))).toEqual({ fault: 'no_payment_code' })
    expect(readMerchantPayload(signed(writeFields([...merchant, { id: '58', value: 'MY' }])))).toEqual({ fault: 'no_payment_code' })
  })
})

describe('the code of one payment', () => {
  it('pays the same merchant this amount for this order', () => {
    fc.assert(
      fc.property(amounts, orderNumbers, (amount, reference) => {
        const text = payloadFor(staticPayload, { amount, reference }) ?? ''
        expect(readMerchantPayload(text)).toMatchObject({ merchant_name: 'TULPAR STUDIO' })
        const fields = new Map(readFields(text)?.map(({ id, value }) => [id, value]))
        expect(fields.get('01')).toBe('12')
        expect(fields.get('54')).toBe(amount.toFixed(2))
        expect(fields.get('26')).toBe(account)
        expect(readFields(fields.get('62') ?? '')).toContainEqual({ id: '05', value: reference })
        expect([...fields.keys()].at(0)).toBe('00')
        expect([...fields.keys()].at(-1)).toBe('63')
      }),
    )
  })

  it('replaces an amount, a reference and tips of the code, and keeps the terminal', () => {
    const additional = writeFields([
      { id: '05', value: 'OLD' },
      { id: '07', value: 'COUNTER1' },
    ])
    const text = payloadFor(
      without('01', { id: '54', value: '1.00' }, { id: '55', value: '02' }, { id: '56', value: '2.00' }, { id: '62', value: additional }),
      { amount: 120, reference: 'UND-12345' },
    )
    const fields = readFields(text ?? '') ?? []
    expect(fields.filter(({ id }) => id === '54')).toEqual([{ id: '54', value: '120.00' }])
    expect(fields.some(({ id }) => id === '55' || id === '56')).toBe(false)
    expect(fields.find(({ id }) => id === '62')?.value).toBe('0509UND-123450708COUNTER1')
  })

  it('drops other content that no longer fits', () => {
    const full = writeFields([{ id: '01', value: 'B'.repeat(95) }])
    const text = payloadFor(without('62', { id: '62', value: full }), { amount: 5, reference: 'UND-12345' })
    expect(readFields(text ?? '')?.find(({ id }) => id === '62')?.value).toBe('0509UND-12345')
  })

  it('is none for a sum of nothing, and none that a code can’t hold', () => {
    for (const amount of [0, -1, Number.NaN, 99_999_999_999])
      expect(payloadFor(staticPayload, { amount, reference: 'UND-1' })).toBeUndefined()
    expect(payloadFor(staticPayload, { amount: 1, reference: 'U'.repeat(26) })).toBeUndefined()
    expect(payloadFor('nonsense', { amount: 1, reference: 'UND-1' })).toBeUndefined()
  })

  it('is read by a scanner unchanged', async () => {
    const text = payloadFor(staticPayload, { amount: 129.8, reference: 'UND-48213' }) ?? ''
    const image = Buffer.from(await drawQrCodePng(text, 600))
    expect(await scan(image)).toBe(text)
  })
})

/** Uses zbar where it is installed, as an independent decoder; elsewhere our own. */
async function scan(image: Buffer): Promise<string | undefined> {
  if (spawnSync('zbarimg', ['--version']).status !== 0) return readQrCode(image)
  const file = join(mkdtempSync(join(tmpdir(), 'tulpar-qr-')), 'code.png')
  writeFileSync(file, image)
  return execFileSync('zbarimg', ['--quiet', '--raw', file], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
}
