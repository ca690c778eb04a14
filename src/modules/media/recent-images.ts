import { LRUCache } from 'lru-cache'

export type RecentImages = LRUCache<string, Uint8Array>

const mostBytes = 12 * 1024 * 1024
const smallBytes = 96 * 1024

/** Small images that were asked for last, by their files: thumbnails and cards, which every page of a list has. One for each open shop. */
export function createRecentImages(): RecentImages {
  return new LRUCache({ maxSize: mostBytes, maxEntrySize: smallBytes, sizeCalculation: ({ byteLength }) => byteLength })
}
