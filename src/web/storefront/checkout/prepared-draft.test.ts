import { expect, it } from 'vitest'
import type { Handoff } from '#contract/agents.ts'
import { emptyDraft } from './draft.ts'
import { preparedDraft } from './prepared-draft.ts'

const prepared: Handoff = {
  kind: 'checkout',
  platform: 'agent.example',
  expires_at: '2026-12-01T00:00:00.000Z',
  items: [],
  discount_code: null,
  shown_total: null,
  contact: { name: 'Aisyah Rahman', email: 'aisyah@example.com', phone: '' },
  shipping: { address: '12 Jalan Merdeka', city: 'Shah Alam', state: 'Selangor', zip: '40000', country: 'MY' },
}

it('fills in buyer and place, and leaves what the agent does not know', () => {
  const typed = {
    ...emptyDraft,
    delivery: 'pickup' as const,
    values: { ...emptyDraft.values, 'contact.phone': '+60123', note: 'Ring twice' },
  }
  const { delivery, values } = preparedDraft(typed, prepared)
  expect(delivery).toBe('parcel')
  expect(values).toMatchObject({
    'contact.name': 'Aisyah Rahman',
    'contact.phone': '+60123',
    'shipping.city': 'Shah Alam',
    'shipping.state': 'Selangor',
    note: 'Ring twice',
  })
})

it('leaves the choice of a state to the buyer where Malaysia has none of that name', () => {
  const shipping = { ...prepared.shipping, address: 'a', city: 'b', state: 'Selangore', zip: '40000', country: 'MY' }
  expect(preparedDraft(emptyDraft, { ...prepared, shipping }).values['shipping.state']).toBe('')
})

it('chooses collection, and keeps the address for another choice', () => {
  const typed = { ...emptyDraft, values: { ...emptyDraft.values, 'shipping.city': 'Almaty' } }
  const { delivery, values } = preparedDraft(typed, { ...prepared, shipping: null, delivery: 'pickup' })
  expect([delivery, values['shipping.city']]).toEqual(['pickup', 'Almaty'])
})
