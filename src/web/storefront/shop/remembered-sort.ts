import { defaultSort, type SortOption, sortOptions } from './shop-query.ts'

const storageKey = 'tulpar.sort'

/** Returns the visitor's last sort order; undefined if it is the default. */
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
    // Private windows may refuse storage: the sort order is then only in the address.
  }
}
