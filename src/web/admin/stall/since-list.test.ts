import { expect, it } from 'vitest'
import type { PickupOrder } from '#contract/pickups.ts'
import { money } from '#contract/rules/money.ts'
import type { QueuedStallAction, StallAction } from './stall-actions.ts'
import { beforeScan, withActions } from './since-list.ts'

const order: PickupOrder = {
  id: 'o',
  order_number: 'UND-48231',
  initials: 'N. A.',
  items: [
    { order_item_id: 'i', product_id: null, name: 'Mug', variation_name: null, size: null, quantity: 3, handed_over: 1 },
  ] as PickupOrder['items'],
  paid: false,
  total: money(98),
  state: 'partly',
  collected_at: null,
}
const scan: StallAction = {
  kind: 'scan',
  key: 's',
  scan: { code: 'UND-48231', event_id: 'e', scanned_at: '2026-11-21T06:00:00Z', device: '' },
  orderId: 'o',
  handedOver: true,
}
const queued = (...made: StallAction[]): QueuedStallAction[] =>
  made.map((action, number) => ({
    action,
    subject: 'stall',
    number,
    madeBy: undefined,
    madeAt: '2026-11-21T06:00:00Z',
    title: '',
    pieces: 1,
    state: 'waiting',
  }))
const after = (...made: StallAction[]) => withActions([order], queued(...made))[0]

it('includes this phone’s hand-overs and payments before the server does', () => {
  expect(after({ kind: 'payment', key: 'p', orderId: 'o', method: 'cash' }, scan)).toMatchObject({
    paid: true,
    state: 'collected',
    collected_at: '2026-11-21T06:00:00Z',
  })
  expect(after(scan, { kind: 'pickup', key: 'k', orderId: 'o', items: [{ order_item_id: 'i', quantity: 2 }] })).toMatchObject({
    state: 'partly',
    collected_at: null,
    items: [{ handed_over: 2 }],
  })
})

it('knows undone hand-overs, whether the scan was sent or not', () => {
  const undo: StallAction = { kind: 'undo', key: 'u', scanId: 's', orderId: 'o', before: [{ order_item_id: 'i', quantity: 1 }] }
  expect(after(scan, undo)).toMatchObject({ state: 'partly', items: [{ handed_over: 1 }] })
  const collected = { ...order, state: 'collected', items: order.items.map((item) => ({ ...item, handed_over: 3 })) } as PickupOrder
  expect(withActions([collected], queued(undo))[0]).toMatchObject({ state: 'partly', items: [{ handed_over: 1 }] })
})

it('leaves what the shop refused, and scans that handed nothing over', () => {
  expect(after({ ...scan, handedOver: false })).toEqual(order)
  const [refused] = queued(scan)
  expect(withActions([order], refused ? [{ ...refused, state: 'refused' }] : [])).toEqual([order])
})

it('gives the rest of what the shop had handed over, whatever the list says', () => {
  const before = [{ order_item_id: 'i', quantity: 2 }]
  expect(beforeScan({ result: 'collected', order, before })).toEqual(before)
  expect(beforeScan({ result: 'collected', order })).toEqual([{ order_item_id: 'i', quantity: 0 }])
  expect(beforeScan({ result: 'already_collected', order })).toBeUndefined()
})
