/** Latitude (north) and longitude (east), in degrees. */
export type Coordinates = { latitude: number; longitude: number }

const degrees = /^(-?\d{1,3}(?:\.\d{1,10})?)\s*[,;]\s*(-?\d{1,3}(?:\.\d{1,10})?)$/

const north = String.raw`-?(?:90(?:\.0{1,10})?|[0-8]?\d(?:\.\d{1,10})?)`
const east = String.raw`-?(?:180(?:\.0{1,10})?|(?:1[0-7]\d|\d\d?)(?:\.\d{1,10})?)`
/** The same rule as a pattern, for clients that only see the contract. */
export const coordinatesPattern = String.raw`^\s*${north}\s*[,;]\s*${east}\s*$`

/** Reads `3.1424, 101.6969`, as copied from maps. Undefined for any other text. */
export function readCoordinates(text: string): Coordinates | undefined {
  const [, north, east] = degrees.exec(text.trim()) ?? []
  const [latitude, longitude] = [Number(north), Number(east)]
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined
}
