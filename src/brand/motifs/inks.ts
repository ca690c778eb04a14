import type { Colourway } from '../colourways.ts'
import { brand } from '../palette.ts'

/**
 * `main`, `accent`, `glow`, `leaf`, `mist`, `sand`, `fur` are for use on the ground. On `pale`, a light filling, use only `blue`, `red`,
 * `deep`.
 */
export type Inks = {
  main: string
  accent: string
  glow: string
  leaf: string
  pale: string
  mist: string
  sand: string
  fur: string
  blue: string
  red: string
  deep: string
}

const onPale = { pale: brand.milk, blue: brand.lapis, red: brand.pomegranate, deep: '#171F3F' }

/** For paper, milk, felt and white glaze. */
export const lightInks: Inks = {
  ...onPale,
  main: brand.lapis,
  accent: brand.pomegranate,
  glow: brand.apricot,
  leaf: brand.tile,
  mist: brand.sky,
  sand: '#C9A063',
  fur: '#B7AB98',
}

/** For lapis and other deep grounds. */
export const darkInks: Inks = {
  ...onPale,
  pale: '#FBF7EF',
  main: '#FBF7EF',
  accent: '#D6445C',
  glow: brand.apricot,
  leaf: '#6CC0B8',
  mist: '#FBF7EF',
  sand: '#E3C08C',
  fur: '#C4B8A5',
}

const inksOfColourway: Record<Colourway, Inks> = {
  milk: lightInks,
  felt: { ...lightInks, pale: '#FFFBF2', mist: '#FFFBF2', sand: '#A67C45', fur: '#93866F' },
  lapis: darkInks,
  night: { ...darkInks, accent: '#CF3B54' },
  pomegranate: { ...darkInks, accent: brand.apricot, glow: '#F8CF9C', leaf: '#8FC7BC' },
  sage: { ...darkInks, accent: '#8E1733', glow: '#F6B474', leaf: '#1F4A47' },
}

export function inksFor(colourway: Colourway): Inks {
  return inksOfColourway[colourway]
}
