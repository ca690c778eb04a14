import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { parse, stringify } from 'uuid'

const [idBytes, timeBytes, sealBytes] = [16, 4, 16]

export const previewMinutes = 30

/** Signs the links of product previews. Derived from the shop's secret, so every process has the same key. */
export type PreviewKey = Buffer

export function previewKeyOf(secret: string): PreviewKey {
  return Buffer.from(hkdfSync('sha256', secret, 'tulpar', 'product previews', 32))
}

export function previewTokenOf(key: PreviewKey, { productId, expiresAt }: { productId: string; expiresAt: Date }): string {
  const time = Buffer.alloc(timeBytes)
  time.writeUInt32BE(Math.floor(expiresAt.getTime() / 1000))
  const body = Buffer.concat([parse(productId), time])
  return Buffer.concat([body, sealOf(key, body)]).toString('base64url')
}

/** Returns the product's id; undefined for a forged, changed or expired token. */
export function readPreviewToken(key: PreviewKey, token: string, now: Date): string | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== idBytes + timeBytes + sealBytes || bytes.toString('base64url') !== token) return undefined
  const body = bytes.subarray(0, idBytes + timeBytes)
  if (!timingSafeEqual(bytes.subarray(idBytes + timeBytes), sealOf(key, body))) return undefined
  if (body.readUInt32BE(idBytes) * 1000 <= now.getTime()) return undefined
  return stringify(body.subarray(0, idBytes))
}

function sealOf(key: PreviewKey, body: Buffer): Buffer {
  return createHmac('sha256', key).update(body).digest().subarray(0, sealBytes)
}
