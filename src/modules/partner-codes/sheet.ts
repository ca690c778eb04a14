import type { Language } from '#contract/languages.ts'
import type { Face } from '#kit/print/faces.ts'

/** What a printed piece says. */
export type Print = {
  shop: string
  /** The partner's company, or none. */
  company: string
  /** As people read and type it: the code below the shop's host. */
  readable: string
  /** What the code says. */
  address: string
  language: Language
}

/** Everything is in millimetres, measured from the upper left corner of the trimmed piece. */
export type Shape =
  | { kind: 'area'; x: number; y: number; width: number; height: number; color: string }
  | { kind: 'disc'; x: number; y: number; radius: number; color: string }
  /** A drawing of the brand, `scale` millimetres to its unit. */
  | { kind: 'art'; svg: string; x: number; y: number; scale: number }
  /** One line, its baseline at `y`. */
  | { kind: 'line'; text: string; x: number; y: number; size: number; face: Face; color: string; align?: 'left' | 'center' | 'right' }
  /** The code with its quiet zone, on white. */
  | { kind: 'code'; x: number; y: number; size: number }
  | { kind: 'clip'; x: number; y: number; width: number; height: number; shapes: readonly Shape[] }
  /** Upside down, about a point. */
  | { kind: 'turned'; x: number; y: number; shapes: readonly Shape[] }
  /** Where to cut or fold. */
  | { kind: 'dashes'; d: string; color: string }

export type Sheet = {
  title: string
  width: number
  height: number
  /** How far the colour runs over the edge that is cut; nothing where the sheet itself is not cut. */
  bleed: number
  shapes: readonly Shape[]
  /** Cut marks at the corners of the PDF, and fold marks at these heights. */
  marks?: { folds: readonly number[] }
}
