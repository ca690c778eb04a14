import { expect, it } from 'vitest'
import { newId } from '#kit/ids.ts'
import { previewKeyOf, previewTokenOf, readPreviewToken } from './preview-tokens.ts'

const key = previewKeyOf('a secret of the shop')
const [productId, otherId] = [newId(), newId()]
const expiresAt = new Date('2026-11-29T10:30:00Z')
const token = previewTokenOf(key, { productId, expiresAt })
const before = new Date('2026-11-29T10:29:59Z')

it('opens its product until it expires', () => {
  expect(readPreviewToken(key, token, before)).toBe(productId)
  expect(readPreviewToken(key, token, expiresAt)).toBeUndefined()
})

it('is refused with another secret, another product or a later time', () => {
  expect(readPreviewToken(previewKeyOf('another secret'), token, before)).toBeUndefined()
  const other = Buffer.from(previewTokenOf(key, { productId: otherId, expiresAt: new Date('2026-11-29T11:30:00Z') }), 'base64url')
  const own = Buffer.from(token, 'base64url')
  const mixed = (cut: number) => Buffer.concat([other.subarray(0, cut), own.subarray(cut)]).toString('base64url')
  expect(readPreviewToken(key, mixed(16), before)).toBeUndefined()
  expect(readPreviewToken(key, mixed(20), before)).toBeUndefined()
  const later = Buffer.concat([own.subarray(0, 16), other.subarray(16, 20), own.subarray(20)]).toString('base64url')
  expect(readPreviewToken(key, later, before)).toBeUndefined()
})

it.each(['', 'a', `${token}A`, `${token}=`, token.slice(0, -1)])('is refused as %j', (changed) => {
  expect(readPreviewToken(key, changed, before)).toBeUndefined()
})
