import { LRUCache } from 'lru-cache'

export type RecentImages = LRUCache<string, Uint8Array>

const mostBytes = 12 * 1024 * 1024
const smallBytes = 96 * 1024

/** Caches the files of recently requested small images, such as the thumbnails and cards of list pages. One per open shop. */
export function createRecentImages(): RecentImages {
  return new LRUCache({ maxSize: mostBytes, maxEntrySize: smallBytes, sizeCalculation: ({ byteLength }) => byteLength })
}
