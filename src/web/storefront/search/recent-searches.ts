import { cutText } from '#contract/rules/cut-text.ts'

const storageKey = 'tulpar.searches'
const most = 5

/** What this browser searched for, newest first. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

export function rememberSearch(query: string): void {
  const words = cutText(query.trim(), 100)
  if (words === '') return
  const others = readRecentSearches().filter((known) => known.toLowerCase() !== words.toLowerCase())
  write([words, ...others].slice(0, most))
}

export function forgetSearches(): void {
  write([])
}

function write(searches: string[]): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(searches))
  } catch {
    // Private windows may refuse storage: then nothing is remembered.
  }
}
