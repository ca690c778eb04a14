import { expect, it } from 'vitest'
import { pack, unpack } from './packing.ts'

const page = Buffer.from('<li class="card">Рубашка с оюм</li>'.repeat(400))

it.each(['br', 'gzip'] as const)('packs into %s bytes that hold no memory besides their own', async (encoding) => {
  for (const effort of ['quick', 'well'] as const) {
    const packed = await pack(page, encoding, effort)
    expect(packed.buffer.byteLength).toBe(packed.length)
    expect(await unpack(packed, encoding)).toEqual(page)
  }
})
