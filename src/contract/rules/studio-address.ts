export type StudioAddress = { address: string; city: string; state: string; zip: string; country: string }

/** Writes the address on one line, as on envelopes, without the country. */
export function studioLine({ address, city, state, zip }: StudioAddress): string {
  return [address, `${zip} ${city}`.trim(), state.includes(city) ? '' : state].filter((part) => part !== '').join(', ')
}
