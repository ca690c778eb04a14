import { describe, expect, it } from 'vitest'
import { adminPages } from '#contract/admin-pages.ts'
import { aDay, defineList, oneOf } from './list-address.ts'

const list = defineList({
  name: 'orders',
  address: adminPages.orders,
  filters: { status: oneOf(['pending', 'shipped']), country: oneOf(['MY', 'KZ']), from: aDay },
  choices: { range: { options: ['today', 'week', 'all'], usual: 'week' } },
  sorts: ['placed_at', 'total'],
})
const read = (query: string) => list.read(new URLSearchParams(query))

describe('the address of a list', () => {
  it('means the default when it is empty', () => {
    expect(read('')).toEqual({
      q: undefined,
      status: undefined,
      country: undefined,
      from: undefined,
      range: 'week',
      sort: 'placed_at',
      order: 'desc',
      hide: undefined,
      page: 1,
    })
  })

  it('falls back from an invalid value', () => {
    const wrong = 'status=lost&country=XX&range=decade&sort=colour&order=up&page=-3&from=2026-02-30&hide=%3Cscript%3E'
    expect(read(wrong)).toEqual(read(''))
    expect(read('page=1.5').page).toBe(1)
    expect(read('q=%00felt%00').q).toBe('felt')
  })

  it('keeps the selection over a change, and starts at page one again', () => {
    const query = read('q=aigerim&status=pending&country=KZ&range=all&sort=total&order=asc&page=4&hide=note')
    expect(list.address(query, { status: 'shipped' })).toBe(
      '/admin/orders?q=aigerim&status=shipped&country=KZ&range=all&hide=note&sort=total&order=asc',
    )
    expect(list.address(query, { page: 5 })).toContain('page=5')
    expect(list.cleared(query)).toBe('/admin/orders?range=all&hide=note&sort=total&order=asc')
  })

  it('is short when everything is as usual', () => {
    expect(list.address(read('range=week&order=desc&q='))).toBe('/admin/orders')
  })

  it('is the same view whichever way it was reached, on whichever page', () => {
    expect(list.viewOf(read('sort=total&status=pending&page=3'))).toBe(list.viewOf(read('status=pending&order=desc&sort=total')))
    expect(list.viewOf(read('page=2'))).toBe('')
  })

  it('sends the chosen rows with a call', () => {
    const query = read('q=aigerim&status=pending&sort=total')
    expect(list.fileQuery(query)).toEqual({
      q: 'aigerim',
      status: 'pending',
      country: undefined,
      from: undefined,
      sort: 'total',
      order: 'desc',
    })
    expect([list.isFiltered(query), list.isFiltered(read('sort=total&range=all'))]).toEqual([true, false])
  })
})
