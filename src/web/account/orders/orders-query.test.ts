import { describe, expect, it } from 'vitest'
import { ordersAddress, readOrdersQuery } from './orders-query.ts'

const read = (search: string) => readOrdersQuery(new URLSearchParams(search))

describe('the address of the order list', () => {
  it('is read back as it was written', () => {
    const query = { status: 'delivered', q: 'UND-48213', page: 3 } as const
    const address = ordersAddress(query, { page: 3 })
    expect(address).toBe('/account/orders?status=delivered&q=UND-48213&page=3')
    expect(read(address.slice(address.indexOf('?')))).toEqual(query)
  })

  it('falls back to all orders and page one for what it does not know', () => {
    for (const search of ['status=lost&page=0', 'page=-1', 'page=1.5', 'page=ten', 'status=Pending&q=%20%20'])
      expect(read(search)).toEqual({ status: undefined, q: undefined, page: 1 })
  })

  it('begins at page one when the status or the search changes', () => {
    expect(ordersAddress({ status: 'pending', q: 'mug', page: 4 }, { status: undefined })).toBe('/account/orders?q=mug')
  })
})
