import { describe, expect, it } from 'vitest'
import { ownPagesAt } from '#web/commerce/own-pages.ts'
import { ordersAddress, readOrdersQuery } from './orders-query.ts'

const read = (search: string) => readOrdersQuery(new URLSearchParams(search))

describe('the address of the order list', () => {
  it('is read back unchanged', () => {
    const query = { status: 'delivered', q: 'UND-48213', page: 3 } as const
    const address = ordersAddress(ownPagesAt('/account/orders'), query, { page: 3 })
    expect(address).toBe('/account/orders?status=delivered&q=UND-48213&page=3')
    expect(read(address.slice(address.indexOf('?')))).toEqual(query)
  })

  it('stays in the area where the list is shown', () => {
    expect(ordersAddress(ownPagesAt('/partner/account/orders'), { status: undefined, q: 'mug', page: 1 })).toBe(
      '/partner/account/orders?q=mug',
    )
  })

  it('falls back to all orders and page one for unknown values', () => {
    for (const search of ['status=lost&page=0', 'page=-1', 'page=1.5', 'page=ten', 'status=Pending&q=%20%20', 'q=%00'])
      expect(read(search)).toEqual({ status: undefined, q: undefined, page: 1 })
  })

  it('begins at page one when the status or the search changes', () => {
    expect(ordersAddress(ownPagesAt('/account/orders'), { status: 'pending', q: 'mug', page: 4 }, { status: undefined })).toBe(
      '/account/orders?q=mug',
    )
  })
})
