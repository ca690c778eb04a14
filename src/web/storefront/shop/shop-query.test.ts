import { describe, expect, it } from 'vitest'
import { countFilters, readShopQuery, shopAddress, without, withoutFilters } from './shop-query.ts'

const read = (address: string, category?: string) => readShopQuery(category, new URLSearchParams(address))

describe('the address of the shop', () => {
  it('reads its own output', () => {
    const query = read('q=шай&price=0-50,150-&colors=blue&availability=in_stock&sizes=M,2–3&sort=price&order=desc&page=3', 'mug')
    const address = shopAddress(query)
    expect(address.startsWith('/shop/mug?')).toBe(true)
    expect(read(address.split('?')[1] ?? '', 'mug')).toEqual(query)
  })

  it('takes a form that repeats a name as well as a list', () => {
    expect(read('colors=red&colors=blue').colors).toEqual(read('colors=blue,red').colors)
  })

  it('writes one address for the same choice, and none of the defaults', () => {
    expect(shopAddress(read('colors=blue,red&page=1&q=%20'))).toBe('/shop?colors=red,blue')
  })

  it('leaves out unknown values', () => {
    const query = read('price=1-2&colors=pink&availability=soon&sort=luck&page=-4')
    expect(shopAddress(query)).toBe('/shop')
    expect(countFilters(query)).toBe(0)
    expect(read('q=%00mug%00').q).toBe('mug')
    expect(read('sizes=%00,XL').sizes).toEqual(['XL'])
  })

  it('orders sizes, and says each once', () => {
    expect(shopAddress(read('sizes=XL&sizes=S,XL'))).toBe('/shop?sizes=S,XL')
  })

  it('goes back to the first page when a filter is taken off', () => {
    const query = read('price=0-50,50-100&colors=red&q=tee&page=2')
    expect(shopAddress(without(query, 'price', '0-50'))).toBe('/shop?q=tee&price=50-100&colors=red')
    expect(shopAddress(withoutFilters(query))).toBe('/shop')
  })
})
