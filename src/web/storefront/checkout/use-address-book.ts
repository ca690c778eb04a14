import { useState } from 'react'
import type { Language } from '#contract/languages.ts'
import { request } from '#web/browser/request.ts'
import type { AddressKind, Draft } from './draft.ts'
import { addressToKeep, findSaved, type SavedAddress } from './saved-addresses.ts'

/** Who is signed in brings a book; a guest has none, and nothing to keep an address in. */
export type Book = { saved: readonly SavedAddress[] } | undefined

type DraftAddresses = { draft: Draft; takeSaved: (kind: AddressKind, saved: SavedAddress | undefined) => void }

/** The saved addresses beside the form, and whether a new one is to be kept. */
export function useAddressBook(book: Book, { draft, takeSaved }: DraftAddresses) {
  /** Where another address is being written, even while it still reads like a saved one. */
  const [writing, setWriting] = useState<ReadonlySet<AddressKind>>(new Set())
  const [isKept, setIsKept] = useState(false)
  const saved = book?.saved ?? []
  const isNew = findSaved(draft, 'shipping', saved) === undefined

  function choose(kind: AddressKind, address: SavedAddress | undefined) {
    setWriting((kinds) => new Set(address ? [...kinds].filter((known) => known !== kind) : [...kinds, kind]))
    takeSaved(kind, address)
  }

  return {
    saved,
    writing,
    choose,
    mayKeep: book !== undefined,
    isKept,
    keep: setIsKept,
    /** After the order is placed. False when the address was to be kept and could not be. */
    keepNew: async (language: Language): Promise<boolean> => {
      if (!book || !isKept || !isNew) return true
      return request(`/api/addresses?lang=${language}`, { method: 'POST', body: addressToKeep(draft, saved) }).then(
        () => true,
        () => false,
      )
    },
  }
}
