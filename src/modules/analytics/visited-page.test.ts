import { describe, expect, it } from 'vitest'
import { readReferrerHost, readVisitedPage, storable } from './visited-page.ts'

const pathOf = (address: string) => readVisitedPage(address)?.path

describe('the address of a page', () => {
  it('keeps path, campaign and partner, and drops every other parameter', () => {
    const page = readVisitedPage('https://shop.test/kk/shop/tshirt?token=s3cret&utm_source=qr&utm_medium=%20poster%20&gclid=1&p=QANAT#top')
    expect(page).toEqual({ path: '/kk/shop/tshirt', utmSource: 'qr', utmMedium: 'poster', utmCampaign: null, partnerCode: 'QANAT' })
  })

  it('removes ids and secrets from the path, and keeps slugs', () => {
    expect(pathOf('/order/01980000-0000-7000-8000-000000000001')).toBe('/order/:id')
    expect(pathOf('/partner/setup/Zk3uQ8vB1nR5tYw2xC7mLp')).toBe('/partner/setup/:secret')
    expect(pathOf('/partner/setup/5f2b8c0d9e1a4f7b6c3d2e1f')).toBe('/partner/setup/:secret')
    expect(pathOf('/product/snow-leopard-heavy-tshirt-2026')).toBe('/product/snow-leopard-heavy-tshirt-2026')
    expect(pathOf('/product/internationalisierung')).toBe('/product/internationalisierung')
  })

  it('takes an e-mail out of the path', () => {
    expect(pathOf('/unsubscribe/dana%40example.com')).toBe('/unsubscribe/[e-mail]')
  })

  it('is bounded, and nothing when it is no address of http', () => {
    expect(pathOf(`/${'a-'.repeat(1000)}`)).toHaveLength(300)
    expect(readVisitedPage('javascript:alert(1)')).toBeNull()
    expect(readVisitedPage('http://[')).toBeNull()
    expect(readVisitedPage('')).toBeNull()
    expect(pathOf('/%E0%A4%A')).toBe('/%E0%A4%A')
    expect(pathOf(`/${'a-'.repeat(148)}a/🧶`)).toHaveLength(299)
  })
})

describe('a visitor’s origin', () => {
  it('is a foreign host alone', () => {
    expect(readReferrerHost('https://www.instagram.com/p/123?igsh=abc', 'shop.test')).toBe('instagram.com')
    expect(readReferrerHost('https://shop.test/cart', 'shop.test')).toBeNull()
    expect(readReferrerHost('android-app://com.example/', 'shop.test')).toBeNull()
    expect(readReferrerHost('nonsense', 'shop.test')).toBeNull()
  })
})

it('removes characters that PostgreSQL can’t store and data that names a person', () => {
  expect(storable('felt\0 bag \ud800 for dana@example.com')).toBe('felt bag \ufffd for [e-mail]')
})
