import { readStored, writeStored } from '#web/browser/stored.ts'

const storageKey = 'tulpar-stall-sales'
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'

/** How this phone names a sale until the shop has numbered it, such as `KM-0012`: two letters of the phone and a running number. */
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
  // As on a new phone.
  const pick = () => letters[Math.floor(Math.random() * letters.length)]
  return { phone: `${pick()}${pick()}`, last: 0 }
}
