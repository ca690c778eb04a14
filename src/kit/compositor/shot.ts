import type { angles, aspects, backdrops, goodsKinds, lights, motifGuesses, shotTypes, suggestions } from './shot-choices.ts'

export type GoodsKind = (typeof goodsKinds)[number]
export type ShotType = (typeof shotTypes)[number]
export type Backdrop = (typeof backdrops)[number]
export type Light = (typeof lights)[number]
export type Angle = (typeof angles)[number]
export type Aspect = (typeof aspects)[number]

/** The most other goods in a group. */
export const mostOthers = 3

/** Shares of a whole, from its upper left corner. */
export type Box = { x: number; y: number; width: number; height: number }
/** A print's position on the printable field, as shares of it. Its height follows from its own shape. */
export type Placement = { x: number; y: number; width: number }

export type Goods = {
  kind: GoodsKind
  /** The print alone, PNG with alpha. */
  print: Buffer
  placement?: Placement
  /** True for a flattened belt around a mug; other goods have none. */
  goesRound?: boolean
  /** #rrggbb of the cloth, clay or card below the print. */
  material: string
}

export type ShotRequest = Goods & {
  /** Other goods, each with its own print, only in a group. Mugs are shown only with mugs. */
  others?: readonly Goods[]
  type: ShotType
  backdrop: Backdrop
  light: Light
  angle: Angle
  aspect: Aspect
  /** The longer side in pixels, 256 to 4096. */
  size: number
  /** The same seed gives the same picture. Another seed varies folds, grain and small rotations. */
  seed: number
}

export type ComposedShot = {
  /** PNG. */
  image: Buffer
  width: number
  height: number
  /** SSIM between the print and its ink in the picture, before light, mapped back through the warp; 0 to 1. */
  printSimilarity: number
  /** Variance of the Laplacian in the area of the print. */
  sharpness: number
  /** Where the print is in the picture, as shares of it; null for several goods. */
  printBox: Box | null
}

export type DesignMeasure = {
  /** The print's colours, largest share first. Similar colours count as one. */
  palette: { hex: string; share: number }[]
  /** Where the print is, as shares of the picture; null if none stands out from the material. */
  printArea: Box | null
  /** The colour around the print; null for a transparent picture. */
  material: string | null
  /** WCAG contrast between material and print; null without a material. */
  contrast: number | null
  motif: { symmetry: { leftRight: number; upDown: number; halfTurn: number }; guess: MotifGuess; name: string | null }
  /** Judged by the strokes' widths and their alignment; `PrintText` holds the words. */
  textFound: boolean
  suggestions: Suggestion[]
}
/** The words of a print, its lines separated by ` / `; null if none were found. */
export type PrintText = { isRead: boolean; text: string | null }
export type MotifGuess = (typeof motifGuesses)[number]
export type Suggestion = (typeof suggestions)[number]
/** The name of a drawing that prints may show, and its SVG. */
export type KnownMotif = { name: string; drawing: string }
/** What the caller knows about the design. */
export type MeasureHints = { kind?: GoodsKind; motifs?: readonly KnownMotif[] }
