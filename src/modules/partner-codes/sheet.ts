import type { Language } from '#contract/languages.ts'
import type { Face } from '#kit/print/faces.ts'

export type Print = {
  shop: string
  /** Empty if the partner has no company. */
  company: string
  /** The address as people read and type it: the shop's host, `/r/` and the code. */
  readable: string
  address: string
  language: Language
  /** The languages that are on. */
  languages: readonly Language[]
}

/** Everything is in millimetres, measured from the upper left corner of the trimmed piece. */
export type Shape =
  | { kind: 'area'; x: number; y: number; width: number; height: number; color: string }
  | { kind: 'disc'; x: number; y: number; radius: number; color: string }
  /** A drawing of the brand. `scale` is in millimetres per unit of the drawing. */
  | { kind: 'art'; svg: string; x: number; y: number; scale: number }
  /** One line of text. `y` is its baseline. */
  | { kind: 'line'; text: string; x: number; y: number; size: number; face: Face; color: string; align?: 'left' | 'center' | 'right' }
  /** The code with its quiet zone, on white. */
  | { kind: 'code'; x: number; y: number; size: number }
  | { kind: 'clip'; x: number; y: number; width: number; height: number; shapes: readonly Shape[] }
  /** Turned by 180° around a point. */
  | { kind: 'turned'; x: number; y: number; shapes: readonly Shape[] }
  /** Lines to cut or fold along. */
  | { kind: 'dashes'; d: string; color: string }

export type Sheet = {
  title: string
  width: number
  height: number
  /** How far the colour runs over the cut edge; 0 if the sheet is not cut. */
  bleed: number
  shapes: readonly Shape[]
  /** The PDF gets cut marks at its corners and fold marks at these heights. */
  marks?: { folds: readonly number[] }
}
