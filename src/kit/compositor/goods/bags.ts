import type { Piece } from '../canvas/cloth.ts'
import { lightness } from '../canvas/layer.ts'
import type { ClothDrawing } from './drawing.ts'
import { canvasSeeds, pegDrawing, sewTote, totePieces } from './tote.ts'

export type BagForm = 'lying' | 'hanging' | 'filled'

/** A canvas bag: flat with its handles up, hanging on a peg, or hanging and filled. */
export function bag(form: BagForm): ClothDrawing {
  return {
    bounds: { x: 180, y: 80, width: 640, height: 1120 },
    field: { x: 300, y: 560, width: 400, height: 540 },
    degrees: 0,
    pieces: form === 'filled' ? totePieces.map(filled) : totePieces,
    weave: 'canvas',
    sewing: (colour) => (lightness(colour) > 0.35 ? canvasSeeds(colour) : '') + sewTote(colour),
    reach: 5,
    height: form === 'lying' ? 14 : form === 'filled' ? 52 : 28,
    ...(form !== 'lying' && { before: { elements: pegDrawing, bounds: { x: 440, y: 70, width: 120, height: 110 }, height: 34 } }),
  }
}

/** The second piece is the body: rounder, and fuller at the bottom. */
function filled(piece: Piece, place: number): Piece {
  return place === 1 ? { ...piece, puff: { reach: 120, rise: 84 } } : piece
}
