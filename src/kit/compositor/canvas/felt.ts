import { distanceTo } from './distance.ts'
import { blur, type Field, makeField, sample } from './field.ts'
import { colourBorders, type Frame, type Layer, pixelsPerUnit, rasterise } from './layer.ts'
import { cloudNoise, noise } from './noise.ts'
import type { Canvas } from './studio.ts'

/** Draws cut felt sewn to felt, with a soft groove at every border between colours, and fibres. `elements` must cover the frame. */
export async function layFelt(elements: string, stitches: string, frame: Frame): Promise<Canvas> {
  const scale = pixelsPerUnit(frame)
  const colours = await rasterise(elements, frame)
  const away = distanceTo(colourBorders(colours))
  const thread = await rasterise(stitches, frame)
  const height = heightOf(away, thread, scale)
  const rgb = new Float32Array(frame.width * frame.height * 3)
  for (let y = 0; y < frame.height; y++) {
    for (let x = 0; x < frame.width; x++) {
      const slopeX = (sample(height, x + 1, y) - sample(height, x - 1, y)) * 0.5 * scale
      const slopeY = (sample(height, x, y + 1) - sample(height, x, y - 1)) * 0.5 * scale
      const facing = (slopeX * 0.5 + slopeY * 0.62 + 0.6) / (Math.hypot(slopeX, slopeY, 1) * 0.6)
      const groove = Math.exp(-(((away.values[y * frame.width + x] ?? 0) / (2.6 * scale)) ** 2))
      const light = (0.36 + 0.64 * Math.max(0, facing)) * (1 - 0.3 * groove) * (1.04 - 0.2 * (x / frame.width) * (y / frame.height))
      layPixel(rgb, colours, thread, y * frame.width + x, Math.max(0.3, Math.min(1.25, light)))
    }
  }
  return { frame, rgb }
}

function heightOf(away: Field, thread: Layer, scale: number): Field {
  const { width, height } = away
  const surface = makeField(width, height, (x, y) => {
    const at = y * width + x
    const swell = 7 * (1 - Math.exp(-(away.values[at] ?? 0) / (7 * scale)))
    const sewn = ((thread.pixels[at * 4 + 3] ?? 0) / 255) * -3
    const waves = cloudNoise(x * 0.0021, y * 0.0026, 2, 3) * 26 * 1.4
    return swell + sewn + waves + cloudNoise((x / scale) * 0.09, (y / scale) * 0.09, 2, 8) * 1.6
  })
  const soft = blur(surface, 1.2 * scale)
  return makeField(width, height, (x, y) => (soft.values[y * width + x] ?? 0) + fibres(x / scale, y / scale) * 0.9)
}

/** Short matted hairs in every direction. */
function fibres(x: number, y: number): number {
  const lean = noise(x * 0.05, y * 0.05, 12) * 3
  const cos = Math.cos(lean)
  const sin = Math.sin(lean)
  return noise((x * cos + y * sin) * 0.14, (y * cos - x * sin) * 0.75, 14) * 0.6 + noise(x * 0.6, y * 0.6, 15) * 0.4
}

function layPixel(rgb: Float32Array, colours: Layer, thread: Layer, pixel: number, light: number): void {
  const sewn = (thread.pixels[pixel * 4 + 3] ?? 0) / 255
  for (let channel = 0; channel < 3; channel++) {
    const flat = (colours.pixels[pixel * 4 + channel] ?? 0) * (1 - sewn) + (thread.pixels[pixel * 4 + channel] ?? 0) * sewn
    rgb[pixel * 3 + channel] = flat * light
  }
}
