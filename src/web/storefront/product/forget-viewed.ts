import { writeStored } from '#web/browser/stored.ts'
import { viewedKey } from './viewed-key.ts'

/** Apart from the rest, which the product's page has from the start: what is also asked for by itself would need a file more there. */
export function forgetViewed(): void {
  writeStored(viewedKey, [])
}
