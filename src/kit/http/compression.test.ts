import { expect, it } from 'vitest'
import { compress, decompress } from './compression.ts'

const page = Buffer.from('<li class="card">Рубашка с оюм</li>'.repeat(400))

it.each(['br', 'gzip'] as const)('compresses into %s bytes that use no other memory', async (encoding) => {
  for (const effort of ['quick', 'well'] as const) {
    const compressed = await compress(page, encoding, effort)
    expect(compressed.buffer.byteLength).toBe(compressed.length)
    expect(await decompress(compressed, encoding)).toEqual(page)
  }
})
