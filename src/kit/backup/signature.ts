import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

/**
 * Proves who wrote a backup, since anybody with the public key can encrypt one. Includes the name, so an old backup can't pass as the
 * newest. `secret` is AUTH_SECRET.
 */
export async function signBackup(file: string, name: string, secret: string): Promise<string> {
  const mac = createHmac('sha256', Buffer.from(hkdfSync('sha256', secret, 'tulpar', 'backup signatures', 32)))
  mac.update(`${name}\n`)
  await pipeline(createReadStream(file), async (bytes: AsyncIterable<Buffer>) => {
    for await (const part of bytes) mac.update(part)
  })
  return mac.digest('hex')
}

export async function isSignedBy(
  signature: string,
  { file, name, secret }: { file: string; name: string; secret: string },
): Promise<boolean> {
  const [given, right] = [Buffer.from(signature.trim()), Buffer.from(await signBackup(file, name, secret))]
  return given.length === right.length && timingSafeEqual(given, right)
}
