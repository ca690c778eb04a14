/** The states with MyInvois codes; the first name is the shop's, the others are accepted too. */
const names = {
  '01': ['Johor', 'Johore'],
  '02': ['Kedah'],
  '03': ['Kelantan'],
  '04': ['Melaka', 'Malacca'],
  '05': ['Negeri Sembilan', 'N. Sembilan'],
  '06': ['Pahang'],
  '07': ['Pulau Pinang', 'Penang', 'P. Pinang'],
  '08': ['Perak'],
  '09': ['Perlis'],
  '10': ['Selangor'],
  '11': ['Terengganu', 'Trengganu'],
  '12': ['Sabah'],
  '13': ['Sarawak'],
  '14': [
    'W.P. Kuala Lumpur',
    'Wilayah Persekutuan Kuala Lumpur',
    'Kuala Lumpur',
    'KL',
    'WP Kuala Lumpur',
    'Federal Territory of Kuala Lumpur',
  ],
  '15': ['W.P. Labuan', 'Wilayah Persekutuan Labuan', 'Labuan', 'WP Labuan'],
  '16': ['W.P. Putrajaya', 'Wilayah Persekutuan Putrajaya', 'Putrajaya', 'WP Putrajaya'],
} as const satisfies Record<string, readonly [string, ...string[]]>

const codes = new Map(Object.entries(names).flatMap(([code, spellings]) => spellings.map((name) => [folded(name), code] as const)))

/** Returns the code of a state in any accepted spelling. */
export function stateCodeOf(name: string): string | undefined {
  return codes.get(folded(name))
}

function folded(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z]/g, '')
}
