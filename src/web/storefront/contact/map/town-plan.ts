/** Degrees north and east. */
export type Place = readonly [latitude: number, longitude: number]

type StreetKey =
  | 'abylaiKhan'
  | 'aitekeBi'
  | 'bogenbai'
  | 'karasai'
  | 'kazybekBi'
  | 'kunaev'
  | 'nazarbayev'
  | 'panfilov'
  | 'toleBi'
  | 'tulebaev'
  | 'zheltoksan'
type SpotKey = 'almaly' | 'cathedral' | 'market' | 'merdeka' | 'opera' | 'station'

export type Way = {
  kind: 'avenue' | 'street' | 'lane' | 'rail' | 'river'
  /** A name that is the same in every language; others are translated by key. */
  name?: string
  street?: StreetKey
  /** Position of the name along the street. */
  nameAt?: `${number}%`
  course: readonly Place[]
}
export type Area = { kind: 'park' | 'building'; outline: readonly Place[] }
export type Spot = { spot: SpotKey; at: Place; side?: 'above' | 'below' }

/** The main streets around an office, with approximate courses. */
export type TownPlan = {
  door: Place
  middle: Place
  metres: number
  areas: readonly Area[]
  ways: readonly Way[]
  spots: readonly Spot[]
}

/** Size of the drawing, independent of its display size. */
export const sheet = { width: 720, height: 520 }

const metresOfDegree = 111_320

/** Returns a place's position on the sheet: from the middle, to the east and down. */
export function placeOnSheet(
  { middle, metres }: Pick<TownPlan, 'middle' | 'metres'>,
  [latitude, longitude]: Place,
): { x: number; y: number } {
  const unit = sheet.width / metres
  const east = (longitude - middle[1]) * metresOfDegree * Math.cos((middle[0] * Math.PI) / 180)
  const north = (latitude - middle[0]) * metresOfDegree
  return { x: round(east * unit), y: round(-north * unit) }
}

export function pathOnSheet(plan: Pick<TownPlan, 'middle' | 'metres'>, course: readonly Place[]): string {
  return course.map((place, index) => `${index === 0 ? 'M' : 'L'}${Object.values(placeOnSheet(plan, place)).join(' ')}`).join('')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
