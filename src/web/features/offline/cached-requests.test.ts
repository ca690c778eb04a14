import { expect, it } from 'vitest'
import { cachedAs, dataOf, isOwnPage, pageOf } from './cached-requests.ts'

const at = (path: string) => new URL(path, 'https://shop.example')

it('keeps public pages and the cart in every language, and images', () => {
  for (const path of ['/', '/ru', '/kk/shop?q=mug', '/product/felt-mug', '/cart', '/ru/cart', '/about'])
    expect(cachedAs(at(path), true), path).toBe('page')
  for (const path of ['/assets/app-1.css', '/images/felt-mug/640.avif']) expect(cachedAs(at(path), false), path).toBe('file')
  for (const path of ['/_.data', '/ru.data', '/ru/_.data', '/product/felt-mug.data?_routes=x', '/cart.data'])
    expect(cachedAs(at(path), false), path).toBe('data')
})

it('stores nothing personal', () => {
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

it('separates pages stored for one person: the screens of a stall and the code of an order', () => {
  for (const path of [
    '/admin/events/scan-orders?event=1',
    '/kk/admin/production-queue/scan',
    '/ru/admin/events/0199a1b2/sales',
    '/kk/events/night-market/qr/0199a1b2',
  ]) {
    expect(isOwnPage(at(path)), path).toBe(true)
    expect(cachedAs(at(path), true), path).toBeUndefined()
  }
  for (const path of [
    '/admin/events',
    '/admin/production-queue',
    '/admin/events/edit/1',
    '/admin/events/1/inventory',
    '/admin/events/1/report',
    '/events/1',
    '/order/1',
    '/account',
  ])
    expect(isOwnPage(at(path)), path).toBe(false)
})

it('knows which data belongs to which page', () => {
  for (const path of ['/', '/ru', '/ru/', '/product/felt-mug', '/kk/shop?q=mug']) expect(pageOf(dataOf(at(path))).href).toBe(at(path).href)
  expect(dataOf(at('/')).pathname).toBe('/_.data')
})
