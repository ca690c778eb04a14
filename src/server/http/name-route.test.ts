import { expect, it } from 'vitest'
import { routeNamer } from './name-route.ts'

const nameOf = routeNamer([{ path: '/api/realtime' }, { path: '/api/orders/{id}/live' }])

it.each([
  ['/api/products/felt-hat', 200, '/api/products/{id}'],
  ['/api/products', 200, '/api/products'],
  ['/api/orders/01980000/live', 200, '/api/orders/{id}/live'],
  ['/api/realtime', 200, '/api/realtime'],
  ['/api/nothing/of/the/kind', 404, 'none'],
  ['/', 200, '/'],
  ['/ru/product/felt-hat', 200, '/product'],
  ['/kk/product/felt-hat.data', 200, '/product'],
  ['/admin/orders/UND-10001', 200, '/admin/orders'],
  ['/admin', 200, '/admin'],
  ['/zhansaya', 404, 'none'],
  ['/zhansaya/', 301, 'none'],
])('%s answered with %i is %s', (path, status, name) => {
  expect(nameOf(path, status)).toBe(name)
})

it('prefers a call of that very address to one with a place for it', () => {
  expect(nameOf('/api/admin/orders/ids', 200)).toBe('/api/admin/orders/ids')
})
