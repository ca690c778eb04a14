import type { Piece, Weave } from '../canvas/cloth.ts'
import type { Frame } from '../canvas/layer.ts'
import type { Direction } from '../lighting.ts'
import type { LaidPrint, Rect, Sheet } from '../sheet.ts'

/** What is known when a thing is drawn: the part of it that the camera sees, and how fine; where the light comes from, by its own axes. */
export type SheetSight = { frame: Frame; towards: Direction; seed: number }

/** One thing that lies or hangs flat, in its own units (1000 to the width of a shirt). */
export type Drawn = {
  /** All of it. */
  bounds: Rect
  /** Where a print may lie, before it is turned by `degrees`. */
  field: Rect
  degrees: number
  /** How far a slope moves the print. */
  reach: number
  /** A body that fills it: its middle and half its width. */
  round?: { middle: number; half: number }
  make: (material: string, laid: LaidPrint | undefined, sight: SheetSight) => Promise<Sheet>
  /** Drawn behind it and before it: hanger, peg, tailor's form. */
  behind?: Extra
  before?: Extra
}
/** A prop drawn as SVG, with its own light. */
export type Extra = { elements: string; bounds: Rect; height: number }

/** Cloth goods as they are drawn. */
export type ClothDrawing = Omit<Drawn, 'make'> & {
  pieces: Piece[]
  weave: Weave
  /** Ribs, seams and stitches over the plain colour, as SVG. */
  sewing: (colour: string) => string
  /** How high the whole stands. */
  height: number
}
