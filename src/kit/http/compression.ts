import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompress, type BrotliOptions, constants, gunzip, gzip, gzipSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** `quick` for answers that may be sent once, `well` for those sent repeatedly. On 109 kB of HTML: 0.2 ms for 19 kB, and 1.4 ms for 15 kB. */
export type Effort = 'quick' | 'well'

/** Up to this size, compressing costs less than handing the work to another thread. */
const shortBytes = 256 * 1024

const brotliQuality = { quick: 1, well: 5 }
const gzipLevel = { quick: 1, well: 6 }

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const decompressBrotli = promisify(brotliDecompress)
const decompressGzip = promisify(gunzip)

/** Returns the best encoding that both sides know. A quality of 0 excludes an encoding. */
export function pickEncoding(acceptEncoding: string | string[] | undefined): Encoding {
  const accepted = String(acceptEncoding ?? '')
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0+)?\b)/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\b)/.test(accepted) ? 'gzip' : 'identity'
}

/** Compresses into a Buffer with its own memory. Node takes small Buffers from a 64 kB pool, all of which a cached one would hold. */
export async function compress(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'identity') return body
  const compressed = await compressInPool(body, encoding, effort)
  const own = Buffer.allocUnsafeSlow(compressed.length)
  compressed.copy(own)
  return own
}

async function compressInPool(body: Buffer, encoding: Exclude<Encoding, 'identity'>, effort: Effort): Promise<Buffer> {
  const isShort = effort === 'quick' && body.length <= shortBytes
  if (encoding === 'gzip') {
    const options = { level: gzipLevel[effort] }
    return isShort ? gzipSync(body, options) : compressGzip(body, options)
  }
  const options: BrotliOptions = {
    params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort], [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  }
  return isShort ? brotliCompressSync(body, options) : compressBrotli(body, options)
}

export async function decompress(compressed: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return compressed
  return encoding === 'gzip' ? decompressGzip(compressed) : decompressBrotli(compressed)
}
