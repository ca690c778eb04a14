import { hash } from 'node:crypto'
import { openImage } from '#kit/images/open-image.ts'

/** Used to recognise a proof. `picture_bands` find candidates through an index. A PDF has no image. */
export type Fingerprint = { file_hash: Buffer; picture_hash: Buffer | null; picture_bands: number[] | null }

const side = 16
const bitsOfBand = 16
const bandCount = (side * side) / bitsOfBand
/** Of 256 bits. Another photograph or compression of the same image changes a few; between two different images about half differ. */
const mostDifferent = 16
const mostDifferentShare = 0.2

/** Call it in the image queue, since it decodes. */
export async function fingerprintOf(bytes: Uint8Array, mime: string): Promise<Fingerprint> {
  const file_hash = hash('sha256', bytes, 'buffer')
  if (mime === 'application/pdf') return { file_hash, picture_hash: null, picture_bands: null }
  const picture_hash = await pictureHash(bytes)
  return { file_hash, picture_hash, picture_bands: bandsOf(picture_hash) }
}

/** Returns whether two images are nearly the same. Images with few lines differ little anyway, so they allow fewer differing bits. */
export function isAlike(one: Buffer, other: Buffer): boolean {
  let [different, drawn] = [0, 0]
  for (const [index, byte] of one.entries()) {
    const beside = other[index] ?? 0
    different += bitsIn(byte ^ beside)
    drawn += bitsIn(byte | beside)
  }
  return drawn > 0 && different <= Math.min(mostDifferent, drawn * mostDifferentShare)
}

function bitsIn(byte: number): number {
  let count = 0
  for (let bits = byte; bits > 0; bits &= bits - 1) count += 1
  return count
}

/** Computes the difference hash: for each cell of a small grey image, whether its right neighbour is brighter. */
async function pictureHash(bytes: Uint8Array): Promise<Buffer> {
  const image = await openImage(bytes)
  const grey = await image
    .flatten({ background: 'white' })
    .greyscale()
    .resize(side + 1, side, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer()
  const bits = Buffer.alloc((side * side) / 8)
  for (let index = 0; index < side * side; index += 1) {
    const at = Math.floor(index / side) * (side + 1) + (index % side)
    // Small differences count as flat, so compression noise does not matter.
    if ((grey[at + 1] ?? 0) > (grey[at] ?? 0) + 4) bits[index >> 3] = (bits[index >> 3] ?? 0) | (1 << (index & 7))
  }
  return bits
}

/** Sixteen parts, each combined with its position. Similar images share several. Flat parts carry no information and are left out. */
function bandsOf(bits: Buffer): number[] {
  const bands = Array.from({ length: bandCount }, (_, place) => ({ place, value: bits.readUInt16BE(place * 2) }))
  const telling = bands.filter(({ value }) => value !== 0 && value !== 0xffff)
  return telling.map(({ place, value }) => place * 0x10000 + value)
}
