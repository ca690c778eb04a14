import { writeStored } from '#web/browser/stored.ts'
import { viewedKey } from './viewed-key.ts'

/** In a separate file: the product's page has the rest of the store from the start, and a shared part would need one more file there. */
export function forgetViewed(): void {
  writeStored(viewedKey, [])
}
