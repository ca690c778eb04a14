import { useState } from 'react'
import * as members from '#contract/calls/members.gen.ts'
import type { Language } from '#contract/languages.ts'
import { send } from '#web/browser/calls/send.ts'
import type { AddressKind, Draft } from './draft.ts'
import { addressToSave, findSaved, type SavedAddress } from './saved-addresses.ts'

/** Who is signed in brings a book; a guest has none, and nothing to keep an address in. */
export type Book = { saved: readonly SavedAddress[] } | undefined

type DraftAddresses = { draft: Draft; takeSaved: (kind: AddressKind, saved: SavedAddress | undefined) => void }

export function useAddressBook(book: Book, { draft, takeSaved }: DraftAddresses) {
  /** Where another address is being written, even while it still reads like a saved one. */
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
    /** After the order is placed. False when the address was to be saved and could not be. */
    saveNew: async (language: Language): Promise<boolean> => {
      if (!book || !isSaved || !isNew) return true
      return send(members.addAddress, addressToSave(draft, saved), { language }).then(
        () => true,
        () => false,
      )
    },
  }
}
