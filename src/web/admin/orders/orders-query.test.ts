import { describe, expect, it } from 'vitest'
import { ordersAddress, readOrdersQuery } from './orders-query.ts'

const read = (query: string) => readOrdersQuery(new URLSearchParams(query))

describe('the address of the order list', () => {
  it('shows this week, newest first, when it says nothing', () => {
    expect(read('')).toEqual({
      q: undefined,
      status: undefined,
      country: undefined,
      range: 'week',
      sort: 'placed_at',
      order: 'desc',
      page: 1,
    })
  })

  it('falls back where it was typed wrongly', () => {
    expect(read('status=lost&country=XX&range=decade&sort=colour&order=up&page=-3')).toEqual(read(''))
    expect(read('page=1.5').page).toBe(1)
  })

  it('keeps what was chosen over a change, and starts at page one again', () => {
    const query = read('q=aigerim&status=pending&country=KZ&range=all&sort=total&order=asc&page=4')
    expect(ordersAddress(query, { status: 'shipped' })).toBe(
      '/admin/orders?q=aigerim&status=shipped&country=KZ&range=all&sort=total&order=asc',
    )
    expect(ordersAddress(query, { page: 5 })).toContain('page=5')
  })

  it('is short when everything is as usual', () => {
    expect(ordersAddress(read('range=week&order=desc&q='))).toBe('/admin/orders')
  })
})
