import { readStored, writeStored } from '#web/browser/stored.ts'

const storageKey = 'tulpar-stall-sales'
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Returns this phone's reference of a sale until the server numbers it, such as `KM-0012`: two letters of the phone and a counter. */
export function nextReference(): string {
  const { phone, last } = read()
  const number = last + 1
  writeStored(storageKey, { phone, last: number })
  return `${phone}-${String(number).padStart(4, '0')}`
}

function read(): { phone: string; last: number } {
  const stored = readStored(storageKey)
  if (typeof stored === 'object' && stored !== null && 'phone' in stored && 'last' in stored)
    return { phone: String(stored.phone), last: Number(stored.last) || 0 }
  // A phone without stored letters gets new ones.
  const pick = () => letters[Math.floor(Math.random() * letters.length)]
  return { phone: `${pick()}${pick()}`, last: 0 }
}
