import type { Colourway } from '#brand/colourways.ts'
import type { DemoVariation, LocalizedText } from '../demo-product.ts'

const colourNames: Record<Colourway, LocalizedText> = {
  lapis: { en: 'Lapis', ru: 'Лазурит', kk: 'Лазурит' },
  pomegranate: { en: 'Pomegranate', ru: 'Гранат', kk: 'Анар' },
  // The sage of the steppe is wormwood. Russian and Kazakh name a grey-green after it.
  sage: { en: 'Sage', ru: 'Полынь', kk: 'Жусан' },
  night: { en: 'Night', ru: 'Ночь', kk: 'Түн' },
  milk: { en: 'Milk', ru: 'Молоко', kk: 'Сүт' },
  felt: { en: 'Felt', ru: 'Войлок', kk: 'Киіз' },
}

type Rest = Partial<Omit<DemoVariation, 'colourway' | 'stock'>>

/** Returns a variation with the colour as key and name, unless `rest` overrides them. */
export function inColour(colourway: Colourway, stock: DemoVariation['stock'], rest: Rest = {}): DemoVariation {
  return { key: colourway, colourway, name: colourNames[colourway], stock, ...rest }
}

export const adultSizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL']
/** Ages in years. */
export const kidsSizes = ['2–3', '4–5', '6–7', '8–9', '10–11']
/** Ages in months. */
export const babySizes = ['0–3', '3–6', '6–12', '12–18']

/** Returns pieces by size, in the order of `sizes`. */
function pieces(sizes: readonly string[], ...counts: number[]): Record<string, number> {
  return Object.fromEntries(sizes.map((size, place) => [size, counts[place] ?? 0]))
}

/** Pieces of XS, S, M, L, XL, XXL. */
export const adult = (...counts: number[]) => pieces(adultSizes, ...counts)
/** Pieces of 2–3, 4–5, 6–7, 8–9, 10–11 years. */
export const kids = (...counts: number[]) => pieces(kidsSizes, ...counts)
/** Pieces of 0–3, 3–6, 6–12, 12–18 months. */
export const baby = (...counts: number[]) => pieces(babySizes, ...counts)
