export type StudioAddress = { address: string; city: string; state: string; zip: string; country: string }

/** On one line, as envelopes have it; the country is not named. */
export function studioLine({ address, city, state, zip }: StudioAddress): string {
  return [address, `${zip} ${city}`.trim(), state.includes(city) ? '' : state].filter((part) => part !== '').join(', ')
}
