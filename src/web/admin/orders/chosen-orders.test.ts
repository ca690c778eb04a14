import { expect, it } from 'vitest'
import { chosenOrders } from './chosen-orders.ts'
import { ordersList } from './orders-list.ts'

const read = (query: string) => ordersList.read(new URLSearchParams(query))

it('means the orders that the list shows, whatever narrows it', () => {
  const event = '01900000-0000-7000-8000-000000000001'
  const goods = { product: event, with: event, discount: 'NAURYZ' }
  const letter = 'automation:birthday'
  const buyers = { q: 'aigerim', country: 'KZ', language: 'kk', buyer: 'member', letter, partner: 'DASTARXN', first_month: '2026-02' }
  const visit = {
    source: 'instagram.com',
    medium: 'social',
    campaign: 'Felt, autumn',
    device: 'phone',
    behind: 'cart:2026-11-01:2026-11-21:',
  }
  const narrowed = {
    ...goods,
    ...buyers,
    ...visit,
    payment: 'paid',
    cancelled: 'false',
    ending: 'true',
    to_refund: 'true',
    ready: 'true',
    agent: event,
    uncollected: 'true',
    event,
  }
  const days = { from: '2026-11-01', to: '2026-11-30' }
  const query = read(new URLSearchParams({ ...narrowed, ...days, status: 'processing', sort: 'total', range: 'all' }).toString())
  expect(Object.keys({ ...narrowed, ...days, status: '' }).toSorted()).toEqual(['q', ...ordersList.filterNames].toSorted())
  expect(chosenOrders(query, ['processing', 'shipped'])).toEqual([{ ...narrowed, ...days, status: 'processing' }])
})

it('looks at each status where the step begins, and at none where the list shows others', () => {
  expect(chosenOrders(read(''), ['pending', 'processing']).map(({ status }) => status)).toEqual(['pending', 'processing'])
  expect(chosenOrders(read('status=completed'), ['pending', 'processing'])).toEqual([])
})

it('leaves orders that are pending without a proof where only proofs are listed', () => {
  expect(chosenOrders(read('status=proof_submitted'), ['pending'])).toMatchObject([{ status: 'pending', payment: 'proof_submitted' }])
})
