/** Returns the absolute URL of the JPEG: some mail programs do not support AVIF, WebP or relative URLs. */
export function mailImageUrl(publicUrl: string, imageUrl: string | null, widthPx: 320 | 640): string | undefined {
  if (!imageUrl) return undefined
  const ours = /^(\/images\/[^/]+)(?:\/[^/]*)?$/.exec(imageUrl)
  return new URL(ours ? `${ours[1]}/${widthPx}.jpg` : imageUrl, publicUrl).href
}
