import { cutText } from '#contract/rules/cut-text.ts'
import { readStored, writeStored } from '#web/browser/stored.ts'

const storageKey = 'tulpar.searches'
const most = 5

export function readRecentSearches(): string[] {
  const stored = readStored(storageKey)
  return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string').slice(0, most) : []
}

export function rememberSearch(query: string): void {
  const words = cutText(query.trim(), 100)
  if (words === '') return
  const others = readRecentSearches().filter((known) => known.toLowerCase() !== words.toLowerCase())
  writeStored(storageKey, [words, ...others].slice(0, most))
}

export function forgetSearches(): void {
  writeStored(storageKey, [])
}
