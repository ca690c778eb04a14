import { useEffect, useState } from 'react'
import type { PaymentMethod } from '#contract/checkout.ts'
import { checkoutStorage } from './checkout-storage.ts'
import { type AddressKind, changeField, type Draft, type FieldPath, prefill } from './draft.ts'
import { clearAddress, goTo, type SavedAddress, startAtDefaults } from './saved-addresses.ts'

export type KnownBuyer = {
  name: string
  email: string
  phone: string | null
  addresses: readonly SavedAddress[]
  preferredMethodId: string | null
}

/** What was typed in this tab, over reloads and signing in. Browser only. */
export function useDraft(buyer: KnownBuyer | undefined, methods: readonly PaymentMethod[]) {
  const [draft, setDraft] = useState<Draft>(() => startDraft(checkoutStorage.readDraft(), buyer, methods))

  useEffect(() => checkoutStorage.writeDraft(draft), [draft])

  return {
    draft,
    change: (path: FieldPath, value: string) => setDraft((current) => changeField(current, path, value)),
    /** Goes to a saved address, or makes room for another. */
    takeSaved: (kind: AddressKind, saved: SavedAddress | undefined) =>
      setDraft((current) => (saved ? goTo(current, kind, saved) : clearAddress(current, kind))),
    setBillingSame: (isBillingSame: boolean) => setDraft((current) => ({ ...current, isBillingSame })),
  }
}

/** The buyer's own way to pay, else the first, is chosen until another is; one that is not offered any more is forgotten. */
function startDraft(kept: Draft, buyer: KnownBuyer | undefined, methods: readonly PaymentMethod[]): Draft {
  const isOffered = methods.some(({ id }) => id === kept.values.payment_method_id)
  const values = { ...kept.values, payment_method_id: isOffered ? kept.values.payment_method_id : '' }
  const preferred = methods.find(({ id }) => id === buyer?.preferredMethodId) ?? methods[0]
  return prefill(startAtDefaults({ ...kept, values }, buyer?.addresses ?? []), {
    payment_method_id: preferred?.id ?? '',
    ...(buyer ? { 'contact.name': buyer.name, 'contact.email': buyer.email, 'contact.phone': buyer.phone ?? '' } : {}),
  })
}
