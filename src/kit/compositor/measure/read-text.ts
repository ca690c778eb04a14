import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { loadSharp } from '../../images/load-sharp.ts'
import { type Pixels, readPixels } from '../print.ts'
import type { Box, PrintText } from '../shot.ts'
import { linesOf, type Word, wordsIn } from './read-words.ts'

const mostSide = 2400
const readSide = 1000
const margin = 0.03
/** Bytes for both scripts with their data, and room for the shop. */
const leastMemory = 400_000_000
/** Kazakh includes all Russian letters. The scripts are read separately; otherwise look-alike Latin letters replace Cyrillic ones. */
const scripts = {
  eng: () => import.meta.resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'),
  kaz: () => import.meta.resolve('@tesseract.js-data/kaz/4.0.0_best_int/kaz.traineddata.gz'),
}
/** Tesseract's mode for text anywhere in a picture, in no order. */
const sparseText = '11'

/**
 * Reads the words of a print. Skipped when memory is low or the reader is not installed; then a person types them. The data of both scripts
 * is in packages, so nothing is downloaded. Throws PictureError.
 */
export async function readText(picture: Buffer, area: Box | null, available = process.availableMemory()): Promise<PrintText> {
  if (available < leastMemory) return { isRead: false, text: null }
  const drawn = await drawForReading(await readPixels(picture, mostSide), area ?? { x: 0, y: 0, width: 1, height: 1 })
  const core = await openReader()
  if (!core) return { isRead: false, text: null }
  core.FS.writeFile('/input', drawn)
  const words: Word[] = []
  for (const [language, addressOf] of Object.entries(scripts)) {
    core.FS.writeFile(`./${language}.traineddata`, await readData(addressOf()))
    const reader = new core.TessBaseAPI()
    if (reader.Init(null, language, 1, null) !== 0) return { isRead: false, text: null }
    reader.SetVariable('tessedit_pageseg_mode', sparseText)
    if (reader.SetImageFile(1, 0) === 0 && reader.Recognize(null) === 0) words.push(...wordsIn(reader.GetTSVText(0)))
    reader.End()
  }
  return { isRead: true, text: linesOf(words).join(' / ').slice(0, 500) || null }
}

/** Opened for each picture: it takes some 150 MB, which are freed afterwards. */
async function openReader() {
  try {
    const { default: openCore } = await import('tesseract.js-core/tesseract-core-simd-lstm.js')
    return await openCore({ print: () => undefined, printErr: () => undefined })
  } catch {
    return undefined
  }
}

async function readData(address: string): Promise<Buffer> {
  return promisify(gunzip)(await readFile(new URL(address)))
}

/** Returns a large enough grey picture, with transparent areas filled in a contrasting colour. */
async function drawForReading({ width, height, data }: Pixels, area: Box): Promise<Buffer> {
  const left = Math.max(0, Math.floor((area.x - margin) * width))
  const top = Math.max(0, Math.floor((area.y - margin) * height))
  const right = Math.min(width, Math.ceil((area.x + area.width + margin) * width))
  const bottom = Math.min(height, Math.ceil((area.y + area.height + margin) * height))
  const sharp = await loadSharp()
  return sharp(data, { raw: { width, height, channels: 4 } })
    .extract({ left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) })
    .flatten({ background: isLight(data) ? '#000000' : '#ffffff' })
    .resize({ width: readSide, height: readSide, fit: 'inside' })
    .greyscale()
    .normalise()
    .png({ compressionLevel: 1 })
    .toBuffer()
}

function isLight(data: Buffer): boolean {
  let [sum, count] = [0, 0]
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 128) continue
    sum += 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0)
    count++
  }
  return sum > count * 140
}
