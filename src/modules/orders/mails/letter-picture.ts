/** Mail programs know neither AVIF nor WebP for certain, nor relative addresses: the JPEG of that width, in full. */
export function letterPictureUrl(publicUrl: string, imageUrl: string | null, widthPx: 320 | 640): string | undefined {
  if (!imageUrl) return undefined
  const ours = /^(\/images\/[^/]+)(?:\/[^/]*)?$/.exec(imageUrl)
  return new URL(ours ? `${ours[1]}/${widthPx}.jpg` : imageUrl, publicUrl).href
}
