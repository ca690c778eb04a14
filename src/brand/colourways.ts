/** Colour of a variation's cloth, glaze or enamel, with the shop's filter colour. */
export const colourways = {
  lapis: 'blue',
  pomegranate: 'red',
  sage: 'green',
  night: 'black',
  milk: 'white',
  felt: 'beige',
} as const
export type Colourway = keyof typeof colourways
