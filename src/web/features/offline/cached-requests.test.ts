import { expect, it } from 'vitest'
import { dataOf, cachedAs, pageOf } from './cached-requests.ts'

const at = (path: string) => new URL(path, 'https://shop.example')

it('keeps public pages and the cart in every language, and images', () => {
  for (const path of ['/', '/ru', '/kk/shop?q=mug', '/product/felt-mug', '/cart', '/ru/cart', '/about'])
    expect(cachedAs(at(path), true), path).toBe('page')
  for (const path of ['/assets/app-1.css', '/images/felt-mug/640.avif']) expect(cachedAs(at(path), false), path).toBe('file')
  for (const path of ['/_.data', '/ru.data', '/ru/_.data', '/product/felt-mug.data?_routes=x', '/cart.data'])
    expect(cachedAs(at(path), false), path).toBe('data')
})

it('keeps nothing that is somebody’s own', () => {
  for (const path of [
    '/account',
    '/ru/account/orders',
    '/admin',
    '/checkout',
    '/kk/checkout',
    '/order/1',
    '/login',
    '/track-order',
    '/api/products',
    '/api/visitor',
    '/sw.js',
  ]) {
    expect(cachedAs(at(path), true), path).toBeUndefined()
    expect(cachedAs(at(path), false), path).toBeUndefined()
    expect(cachedAs(at(`${path}.data`), false), path).toBeUndefined()
  }
})

it('knows which data belongs to which page', () => {
  for (const path of ['/', '/ru', '/ru/', '/product/felt-mug', '/kk/shop?q=mug']) expect(pageOf(dataOf(at(path))).href).toBe(at(path).href)
  expect(dataOf(at('/')).pathname).toBe('/_.data')
})
