import type { Catalogue } from './translator.ts'

/** Returns the messages of a language, and English ones where it has none. */
export function withEnglish(own: Catalogue, english: Catalogue): Catalogue {
  const merged = Object.entries(english).map(([key, text]): [string, string | Catalogue] => {
    const mine = own[key]
    return [key, typeof text === 'object' && typeof mine === 'object' ? withEnglish(mine, text) : (mine ?? text)]
  })
  return { ...own, ...Object.fromEntries(merged) }
}
