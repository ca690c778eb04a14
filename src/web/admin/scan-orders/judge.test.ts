import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { PickupOrder } from '#contract/pickups.ts'
import { money } from '#contract/rules/money.ts'
import { pickupPayload, writePickupCode } from '#contract/rules/pickup-code.ts'
import { judge, type Known, signalOf } from './judge.ts'

const eventId = '0199a1b2-0000-7000-8000-000000000001'
const otherEvent = '0199a1b2-0000-7000-8000-000000000002'
const ours = keyPair()
const strangers = keyPair()

function keyPair() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)
  const id = createHash('sha256').update(raw).digest('hex').slice(0, 8)
  return { id, privateKey, public_key: raw.toString('base64url') }
}

type CodeParts = { by?: typeof ours; keyId?: string; event?: string; nonce?: string }

function codeOf(order: PickupOrder, { by = ours, keyId, event = eventId, nonce = '00112233445566ff' }: CodeParts = {}): string {
  const payload = pickupPayload({ keyId: keyId ?? by.id, eventId: event, orderId: order.id, nonce })
  return writePickupCode(payload, sign(null, payload, by.privateKey))
}

function orderOf(place: number, more: Partial<PickupOrder> = {}): PickupOrder {
  return {
    id: `0199a1b2-1111-7000-8000-00000000000${place}`,
    order_number: `UND-4823${place}`,
    initials: 'N. A.',
    items: [
      {
        order_item_id: `0199a1b2-2222-7000-8000-00000000000${place}`,
        product_id: null,
        name: 'Adras mug',
        variation_name: 'Lapis',
        size: null,
        quantity: 2,
        handed_over: 0,
      },
    ] as PickupOrder['items'],
    paid: true,
    total: money(98),
    state: 'waiting',
    collected_at: null,
    ...more,
  }
}

const waiting = orderOf(1)
const unpaid = orderOf(2, { paid: false })
const collected = orderOf(3, { state: 'collected', collected_at: '2026-11-21T03:52:00Z' })
const cancelled = orderOf(4, { state: 'cancelled' })
const known: Known = {
  event: {
    id: eventId,
    title: 'Central Market',
    starts_at: '2026-11-21T02:00:00Z',
    ends_at: '2026-11-22T10:00:00Z',
    time_zone: 'Asia/Kuala_Lumpur',
    pickup_until: '2026-11-22T10:00:00Z',
    is_cancelled: false,
  },
  keys: [{ id: ours.id, public_key: ours.public_key }],
  revoked: ['ffffffffffffffff'],
  orders: [waiting, unpaid, collected, cancelled],
}
const resultOf = async (text: string, list = known) => (await judge(text, list)).result

describe('a code of ours', () => {
  it('shows the effect on its order', async () => {
    expect(await judge(codeOf(waiting), known)).toMatchObject({ result: 'collected', order: waiting, from: 'list' })
    expect(await resultOf(codeOf(unpaid))).toBe('not_paid')
    expect(await judge(codeOf(collected), known)).toMatchObject({ result: 'already_collected', collectedAt: '2026-11-21T03:52:00Z' })
    expect(await resultOf(codeOf(cancelled))).toBe('cancelled')
  })

  it('is of another event, taken back, or newer than the list', async () => {
    expect(await resultOf(codeOf(waiting, { event: otherEvent }))).toBe('wrong_event')
    expect(await resultOf(codeOf(waiting, { nonce: 'ffffffffffffffff' }))).toBe('cancelled')
    expect(await resultOf(codeOf(orderOf(9)))).toBe('newer')
  })

  it('is read in small letters and with spaces around it, as scanners type', async () => {
    expect(await resultOf(`  ${codeOf(waiting).toLowerCase()}\n`)).toBe('collected')
  })
})

describe('a code that is not ours', () => {
  it('is forged: signed by a stranger, also under our key’s name, altered, or cut', async () => {
    expect(await resultOf(codeOf(waiting, { by: strangers }))).toBe('forged')
    expect(await resultOf(codeOf(waiting, { by: strangers, keyId: ours.id }))).toBe('forged')
    const good = codeOf(waiting)
    for (const place of [20, 60, 100, 150]) {
      const altered = good.slice(0, place) + (good[place] === 'A' ? 'B' : 'A') + good.slice(place + 1)
      expect(await resultOf(altered), String(place)).toBe('forged')
    }
    expect(await resultOf(good.slice(0, -3))).toBe('forged')
  })
})

describe('a number', () => {
  it('finds its order by any spelling, and no other', async () => {
    for (const typed of ['UND-48231', 'und48231', ' 48231 ', 'UND–48231']) expect(await resultOf(typed), typed).toBe('collected')
    for (const typed of ['UND-4823', '8231', 'https://example.com', '']) expect(await resultOf(typed), typed).toBe('unknown')
  })
})

it('hands nothing over at a cancelled event', async () => {
  expect(await resultOf(codeOf(waiting), { ...known, event: { ...known.event, is_cancelled: true } })).toBe('cancelled')
})

it('gives the good signal only for goods that may be handed over', () => {
  expect(signalOf('collected')).toBe('good')
  for (const result of ['already_collected', 'not_paid', 'newer', 'unchecked', 'wrong_event', 'cancelled', 'forged', 'unknown'] as const)
    expect(signalOf(result), result).not.toBe('good')
})
