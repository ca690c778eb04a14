import { cellNoise } from './canvas/noise.ts'
import { loadSharp } from '../images/load-sharp.ts'
import type { Stage } from './stage.ts'

/** Imitates film: exposure, the light's colour, a soft shoulder, grain. */
export function develop(stage: Pick<Stage, 'width' | 'height' | 'rgb' | 'alpha' | 'lighting'>, seed: number): Buffer {
  const { width, height, rgb, alpha, lighting } = stage
  const channels = alpha ? 4 : 3
  const bytes = Buffer.alloc(width * height * channels)
  const { sun, exposure } = lighting
  const fine = Math.max(1, Math.round(Math.max(width, height) / 1400))
  for (let pixel = 0; pixel < width * height; pixel++) {
    const x = pixel % width
    const y = (pixel / width) | 0
    const opacity = alpha ? (alpha[pixel] ?? 0) : 1
    const grain = alpha ? 0 : (cellNoise(x, y, seed + 7) + cellNoise((x / fine) | 0, (y / fine) | 0, seed + 8) - 1) * 2.4
    for (let channel = 0; channel < 3; channel++) {
      const value = ((rgb[pixel * 3 + channel] ?? 0) / (opacity || 1)) * (sun[channel] ?? 1) * exposure
      const held = value > 214 ? 214 + 40 * (1 - Math.exp(-(value - 214) / 40)) : value
      const at = pixel * channels + channel
      bytes[at] = Math.max(0, Math.min(255, held + grain + 0.5))
    }
    if (alpha) bytes[pixel * 4 + 3] = Math.round(opacity * 255)
  }
  return bytes
}

export async function encode(bytes: Buffer, width: number, height: number, channels: 3 | 4): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(bytes, { raw: { width, height, channels } }).png({ compressionLevel: 5, adaptiveFiltering: false }).toBuffer()
}

/** Blurs areas nearer or farther than the focus, increasingly with distance. `nearAt` is 1 in focus. */
export async function defocus(
  bytes: Buffer,
  { width, height }: { width: number; height: number },
  strength: number,
  nearAt: (x: number, y: number) => number,
): Promise<Buffer> {
  const channels = 3
  const sharp = await loadSharp()
  const scale = Math.max(width, height) / 1000
  const softened = await Promise.all(
    [1.6, 4.2].map((sigma) =>
      sharp(bytes, { raw: { width, height, channels } })
        .blur(sigma * scale)
        .raw()
        .toBuffer(),
    ),
  )
  const [little = bytes, much = bytes] = softened
  const result = Buffer.alloc(bytes.length)
  let blurred = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (x % 4 === 0) blurred = Math.min(2, Math.max(0, Math.abs(nearAt(x, y) - 1) - 0.035) * strength)
      const start = (y * width + x) * channels
      for (let channel = 0; channel < channels; channel++) {
        const place = start + channel
        result[place] =
          blurred <= 1
            ? (bytes[place] ?? 0) * (1 - blurred) + (little[place] ?? 0) * blurred
            : (little[place] ?? 0) * (2 - blurred) + (much[place] ?? 0) * (blurred - 1)
      }
    }
  }
  return result
}
