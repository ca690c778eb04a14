import type { Colourway } from './colourways.ts'

/** The brand's colours, from the shop's design. */
export const brand = {
  milk: '#FDFCFA',
  felt: '#EFE8DC',
  wool: '#DED5C6',
  night: '#131A33',
  ink: '#171A26',
  lapis: '#20398C',
  pomegranate: '#9C1C38',
  tile: '#136A70',
  apricot: '#F0A05A',
  sky: '#B9C7E2',
  sage: '#6F938C',
} as const

/** Cloth, glaze or enamel of a variation. Cloth never has the full strength of a screen colour. */
export const cloth: Record<Colourway, string> = {
  lapis: '#1E3686',
  pomegranate: '#8F1A34',
  sage: '#5F8177',
  night: '#1B2342',
  milk: '#F6F1E7',
  felt: '#DCC9A6',
}

export const groundColours = {
  felt: '#E9E1D3',
  sky: '#B9C7E2',
  apricot: '#DE9560',
  sage: '#6F938C',
  lapis: '#20398C',
  pomegranate: '#9C1C38',
} as const
export type Ground = keyof typeof groundColours

/** Grounds that suit a colourway, in the order in which they are assigned. */
export const groundsFor: Record<Colourway, readonly Ground[]> = {
  lapis: ['felt', 'apricot', 'sky', 'felt'],
  pomegranate: ['felt', 'sky', 'sage', 'felt'],
  sage: ['felt', 'apricot', 'sky', 'pomegranate'],
  night: ['apricot', 'felt', 'sage', 'sky'],
  milk: ['lapis', 'apricot', 'sage', 'sky', 'pomegranate'],
  felt: ['sage', 'lapis', 'sky', 'pomegranate'],
}
