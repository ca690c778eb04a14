import { expect, it } from 'vitest'
import { pageUrlOf } from './page-url.ts'

it('keeps path and campaign of an address, and no token, search or mail', () => {
  expect(pageUrlOf('/ru/shop?utm_source=letter&p=QANAT&q=dana%40example.com')).toBe('/ru/shop?utm_source=letter&p=QANAT')
  expect(pageUrlOf('/auth/callback?type=magic_link&token=s3cret')).toBe('/auth/callback')
})
