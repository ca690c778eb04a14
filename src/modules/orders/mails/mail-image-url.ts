/** Not all mail programs support AVIF, WebP or relative URLs, so this is the absolute URL of the JPEG. */
export function mailImageUrl(publicUrl: string, imageUrl: string | null, widthPx: 320 | 640): string | undefined {
  if (!imageUrl) return undefined
  const ours = /^(\/images\/[^/]+)(?:\/[^/]*)?$/.exec(imageUrl)
  return new URL(ours ? `${ours[1]}/${widthPx}.jpg` : imageUrl, publicUrl).href
}
