import { useState } from 'react'
import * as members from '#contract/calls/members.gen.ts'
import type { Language } from '#contract/languages.ts'
import { write } from '#web/browser/calls/write.ts'
import type { AddressKind, Draft } from './draft.ts'
import { addressToSave, findSaved, type SavedAddress } from './saved-addresses.ts'

/** A signed-in buyer's saved addresses; undefined for a guest, who can't save any. */
export type Book = { saved: readonly SavedAddress[] } | undefined

type DraftAddresses = { draft: Draft; takeSaved: (kind: AddressKind, saved: SavedAddress | undefined) => void }

export function useAddressBook(book: Book, { draft, takeSaved }: DraftAddresses) {
  /** Addresses being typed, even while they still equal a saved one. */
  const [writing, setWriting] = useState<ReadonlySet<AddressKind>>(new Set())
  const [isSaved, setIsSaved] = useState(false)
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
    maySave: book !== undefined,
    isSaved,
    save: setIsSaved,
    /** Called after the order is placed. Returns false if the address should have been saved and saving failed. */
    saveNew: async (language: Language): Promise<boolean> => {
      if (!book || !isSaved || !isNew) return true
      return write(members.addAddress, addressToSave(draft, saved), { language }).then(
        () => true,
        () => false,
      )
    },
  }
}
