/** Extracts the key from an image address of the API, `/images/{key}/960.jpg`. Pages choose their own widths. */
export function imageKeyOf(imageUrl: string | null): string | undefined {
  const key = imageUrl === null ? undefined : /^\/images\/([^/]+)\/\d+\.\w+$/.exec(imageUrl)?.[1]
  return key === undefined ? undefined : decodeURIComponent(key)
}
