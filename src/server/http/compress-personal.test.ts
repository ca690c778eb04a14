import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compressPersonal } from './compress-personal.ts'

const page = Buffer.from('<p>Orders of Aigerim</p>'.repeat(200))
const encodings = 'gzip, deflate, br'

async function answer(asked: Record<string, string>, body = page): Promise<{ sent: Buffer; encoding: string | null }> {
  const headers = new Headers()
  return { sent: await compressPersonal(body, new Headers(asked), headers), encoding: headers.get('content-encoding') }
}

it.each(['same-origin', 'none'])('compresses requests of a page of the shop or the visitor: %s', async (site) => {
  const brotli = await answer({ 'accept-encoding': encodings, 'sec-fetch-site': site })
  expect(brotli.encoding).toBe('br')
  expect(brotliDecompressSync(brotli.sent)).toEqual(page)
  const gzipped = await answer({ 'accept-encoding': 'gzip', 'sec-fetch-site': site })
  expect(gzipped.encoding).toBe('gzip')
  expect(gunzipSync(gzipped.sent)).toEqual(page)
})

it.each<Record<string, string>>([{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, {}])(
  'lets nobody guess at secrets by the size of an answer: %o',
  async (asked) => {
    expect(await answer({ 'accept-encoding': encodings, ...asked })).toEqual({ sent: page, encoding: null })
  },
)

it('leaves short answers uncompressed, and answers requested so', async () => {
  const short = Buffer.from('short')
  expect(await answer({ 'accept-encoding': encodings, 'sec-fetch-site': 'none' }, short)).toEqual({ sent: short, encoding: null })
  expect(await answer({ 'sec-fetch-site': 'none' })).toEqual({ sent: page, encoding: null })
})
