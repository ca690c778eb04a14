import { defaultSort, type SortOption, sortOptions } from './shop-query.ts'

const storageKey = 'tulpar.sort'

/** The order this visitor chose last; undefined when it is the usual one. */
export function readRememberedSort(): SortOption | undefined {
  try {
    const stored = localStorage.getItem(storageKey)
    return sortOptions.find((option) => option === stored && option !== defaultSort)
  } catch {
    return undefined
  }
}

export function rememberSort(sort: SortOption): void {
  try {
    localStorage.setItem(storageKey, sort)
  } catch {
    // Private windows may refuse storage: the order then lives in the address alone.
  }
}
