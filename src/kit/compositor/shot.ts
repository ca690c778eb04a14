export const goodsKinds = ['tshirt', 'kids', 'mug', 'bag', 'sticker', 'pin'] as const
export type GoodsKind = (typeof goodsKinds)[number]
export const shotTypes = ['flat', 'hanger', 'worn', 'table', 'detail', 'scene', 'group'] as const
export type ShotType = (typeof shotTypes)[number]
export const backdrops = ['felt', 'lapis', 'pomegranate', 'apricot', 'stone', 'wood', 'transparent'] as const
export type Backdrop = (typeof backdrops)[number]
export const lights = ['window', 'soft', 'noon', 'evening'] as const
export type Light = (typeof lights)[number]
export const angles = ['front', 'three_quarter', 'top'] as const
export type Angle = (typeof angles)[number]
export const aspects = ['1:1', '4:5', '16:9'] as const
export type Aspect = (typeof aspects)[number]

/** So many other goods may stand beside those that a group is of. */
export const mostOthers = 3

/** Shares of a whole, from its left upper corner. */
export type Box = { x: number; y: number; width: number; height: number }
/** Where a print lies on the goods' printable field, as shares of it; its height follows from its own shape. */
export type Placement = { x: number; y: number; width: number }

export type Goods = {
  kind: GoodsKind
  /** The print alone, PNG with alpha. */
  print: Buffer
  placement?: Placement
  /** A belt all round a mug, unrolled; other goods have none. */
  goesRound?: boolean
  /** #rrggbb of the cloth, clay or card below the print. */
  material: string
}

export type ShotRequest = Goods & {
  /** Other goods beside these, each with its own print; in a group alone. Mugs stand with mugs, all else with all else. */
  others?: readonly Goods[]
  type: ShotType
  backdrop: Backdrop
  light: Light
  angle: Angle
  aspect: Aspect
  /** The longer side in pixels, 256 to 4096. */
  size: number
  /** Same seed, same picture. Another seed varies folds, grain and small turns. */
  seed: number
}

export type ComposedShot = {
  /** PNG. */
  image: Buffer
  width: number
  height: number
  /** SSIM of the print, taken back out through the warp that laid it on the goods, before light; 0 to 1. */
  printSimilarity: number
  /** Variance of the Laplacian where the print lies. */
  sharpness: number
  /** Where the print is in the picture, as shares of it; null where it lies on several goods. */
  printBox: Box | null
}

export type DesignMeasure = {
  /** Of the print, largest share first; near colours count as one. */
  palette: { hex: string; share: number }[]
  /** Where the print lies, as shares of the picture; null where none stands out from the material. */
  printArea: Box | null
  /** The colour round the print; null on a transparent picture. */
  material: string | null
  /** As WCAG counts it, between material and print; null without a material. */
  contrast: number | null
  motif: { symmetry: { leftRight: number; upDown: number; halfTurn: number }; guess: MotifGuess; name: string | null }
  /** Told from the strokes' widths and their row; `PrintText` reads it. */
  textFound: boolean
  suggestions: Suggestion[]
}
/** What stands in a print, its lines parted by ` / `; null where no words were found. */
export type PrintText = { isRead: boolean; text: string | null }
/** By symmetry: the same from all four sides, the same left and right, or neither; a band runs all round a mug. */
export type MotifGuess = 'rosette' | 'mirrored' | 'figure' | 'band' | 'none'
export type Suggestion =
  | 'low_contrast'
  | 'light_backdrop'
  | 'dark_backdrop'
  | 'small_print'
  | 'low_resolution'
  | 'detail_shot'
  | 'many_colours'
  | 'no_print'
  | 'one_of_several'
/** A drawing that prints may show, as SVG, and what it is called. */
export type KnownMotif = { name: string; drawing: string }
/** What whoever has a design measured knows of it. */
export type MeasureHints = { kind?: GoodsKind; motifs?: readonly KnownMotif[] }
