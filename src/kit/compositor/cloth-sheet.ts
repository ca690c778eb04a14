import { layCloth } from './canvas/cloth.ts'
import { makeField } from './canvas/field.ts'
import { coverOf, type Frame, rasterise } from './canvas/layer.ts'
import type { ClothDrawing, Drawn, Extra } from './goods/drawing.ts'
import type { Sheet } from './sheet.ts'

/** Draws cloth goods with folds, weave and print. */
export function sewn(drawing: ClothDrawing): Drawn {
  return {
    ...drawing,
    make: async (material, laid, { frame, towards, seed }) => {
      const relief = await layCloth(drawing.pieces, frame, drawing.weave, seed, towards)
      const { x, y, width, height } = drawing.bounds
      const ground = `<rect x="${x - 50}" y="${y - 50}" width="${width + 100}" height="${height + 100}" fill="${material}"/>`
      return { frame, relief, colours: await rasterise(ground + drawing.sewing(material), frame), laid, height: drawing.height }
    },
  }
}

export async function drawExtra({ elements, height }: Extra, frame: Frame): Promise<Sheet> {
  const colours = await rasterise(elements, frame)
  const light = makeField(frame.width, frame.height, () => 1)
  return {
    frame,
    relief: { cover: coverOf(colours), light, shiftX: makeField(2, 2), shiftY: makeField(2, 2) },
    colours,
    laid: undefined,
    height,
  }
}
