/** Images chosen before the product was saved. The product's page uploads them when it opens. */
const waiting = new Map<string, readonly File[]>()

export function letImagesWait(productId: string, files: readonly File[]): void {
  if (files.length > 0) waiting.set(productId, files)
}

export function takeWaitingImages(productId: string): readonly File[] {
  const files = waiting.get(productId) ?? []
  waiting.delete(productId)
  return files
}
