/** Cloth, glaze or enamel colour of a variation; the filter colour of the shop is beside it. */
export const colourways = {
  lapis: 'blue',
  pomegranate: 'red',
  sage: 'green',
  night: 'black',
  milk: 'white',
  felt: 'beige',
} as const
export type Colourway = keyof typeof colourways
