import type { Color } from '#contract/rules/catalog-filters.ts'

export const colorShades: Record<Color, string> = {
  red: '#9c1c38',
  blue: '#20398c',
  green: '#5d7f57',
  black: '#171a26',
  white: '#fdfcfa',
  beige: '#e6d3b8',
}
