import { openPicture, type Pixels, readPixels } from '../print.ts'
import type { DesignMeasure, MeasureHints, Suggestion } from '../shot.ts'
import { contrastOf, hexOfLab, labOf } from './colour.ts'
import { findPrint, type FoundPrint } from './find-print.ts'
import { knowMotif } from './know-motif.ts'
import { looksLikeText } from './find-text.ts'
import { inksOf, nearest, type Palette, paletteOf } from './palette.ts'
import { symmetryOf } from './symmetry.ts'

const mostSide = 640
const none: DesignMeasure['motif'] = { symmetry: { leftRight: 0, upDown: 0, halfTurn: 0 }, guess: 'none', name: null }

/** Measures the design in a picture of a print alone or of a product. Throws PictureError. */
export async function measureDesign(picture: Buffer, { kind, motifs = [] }: MeasureHints = {}): Promise<DesignMeasure> {
  const { width, height } = await openPicture(picture)
  const pixels = await readPixels(picture, mostSide)
  const found = findPrint(pixels, kind)
  if (!found) {
    const palette = paletteOf(pixels, (pixel) => (pixels.data[pixel * 4 + 3] ?? 0) > 127)
    return {
      palette: palette.map(({ hex, share }) => ({ hex, share })),
      printArea: null,
      material: palette[0]?.hex ?? null,
      contrast: null,
      motif: none,
      textFound: false,
      suggestions: ['no_print', ...(Math.min(width, height) < 1000 ? (['low_resolution'] as const) : [])],
    }
  }
  const { mask, box } = found
  const seen = paletteOf(pixels, (pixel) => mask[pixel] === 1)
  const palette = found.material ? inksOf(seen, found.material) : seen
  const material = found.material ? hexOfLab(found.material) : null
  const contrast = material === null ? null : contrastWith(material, palette)
  return {
    palette: palette.map(({ hex, share }) => ({ hex, share })),
    printArea: {
      x: box.left / pixels.width,
      y: box.top / pixels.height,
      width: (box.right - box.left + 1) / pixels.width,
      height: (box.bottom - box.top + 1) / pixels.height,
    },
    material,
    contrast,
    motif: {
      ...symmetryOf(pixels, (found.drawing ?? found).mask, (found.drawing ?? found).box),
      ...(found.belt && { guess: 'band' as const }),
      name: (await knowMotif(pixels, found.drawing ?? found, motifs)) ?? null,
    },
    textFound: holdsText(pixels, found, palette),
    suggestions: suggest({ pixels, found, palette, contrast, least: Math.min(width, height) }),
  }
}

/** Weighs each colour by its share: a print of which half vanishes is half as clear. */
function contrastWith(material: string, palette: Palette): number {
  return Math.exp(palette.reduce((sum, { hex, share }) => sum + share * Math.log(contrastOf(material, hex)), 0))
}

function holdsText({ width, height, data }: Pixels, { mask }: FoundPrint, palette: Palette): boolean {
  return palette.some((colour) => {
    const own = new Uint8Array(mask.length)
    for (let pixel = 0; pixel < mask.length; pixel++) {
      if (mask[pixel] === 0) continue
      const lab = labOf(data[pixel * 4] ?? 0, data[pixel * 4 + 1] ?? 0, data[pixel * 4 + 2] ?? 0)
      if (nearest(palette, lab) === colour) own[pixel] = 1
    }
    return looksLikeText(own, width, height)
  })
}

type Known = { pixels: Pixels; found: FoundPrint; palette: Palette; contrast: number | null; least: number }

function suggest({ pixels, found, palette, contrast, least }: Known): Suggestion[] {
  const { box, material } = found
  const share = ((box.right - box.left + 1) * (box.bottom - box.top + 1)) / (pixels.width * pixels.height)
  const ground = material?.[0]
  // A colour at the border of two inks is not an ink.
  const inks = palette.filter(({ share }) => share > 0.04).length
  const codes: [Suggestion, boolean][] = [
    ['low_contrast', contrast !== null && contrast < 2],
    ['light_backdrop', ground !== undefined && ground < 0.5],
    ['dark_backdrop', ground !== undefined && ground > 0.85],
    ['small_print', material !== undefined && share < 0.05],
    ['low_resolution', least < 1000],
    ['detail_shot', inks >= 4],
    ['many_colours', inks > 6],
    ['one_of_several', found.isOneOfSeveral],
  ]
  return codes.flatMap(([code, holds]) => (holds ? [code] : []))
}
