import { useEffect, useState } from 'react'
import type { Delivery, PaymentMethod } from '#contract/checkout.ts'
import { homeCountryOf } from '#contract/countries.ts'
import { readShipTo } from '#web/commerce/promise/ship-to.ts'
import { useLanguage } from '#web/browser/messages/use-messages.ts'
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

/** The checkout's input in this tab, which survives reloads and signing in. Browser only. */
export function useDraft(buyer: KnownBuyer | undefined, methods: readonly PaymentMethod[]) {
  const language = useLanguage()
  const [draft, setDraft] = useState<Draft>(() =>
    startDraft(checkoutStorage.readDraft(readShipTo() ?? homeCountryOf(language)), buyer, methods),
  )

  useEffect(() => checkoutStorage.writeDraft(draft), [draft])

  return {
    draft,
    change: (path: FieldPath, value: string) => setDraft((current) => changeField(current, path, value)),
    /** Uses a saved address, or clears the fields for a new one. */
    takeSaved: (kind: AddressKind, saved: SavedAddress | undefined) =>
      setDraft((current) => (saved ? goTo(current, kind, saved) : clearAddress(current, kind))),
    setDelivery: (delivery: Delivery) => setDraft((current) => ({ ...current, delivery })),
    setGift: (gift: Partial<Pick<Draft, 'isGift' | 'isWrapped'>>) => setDraft((current) => ({ ...current, ...gift })),
    setBillingSame: (isBillingSame: boolean) => setDraft((current) => ({ ...current, isBillingSame })),
  }
}

/** Starts with the buyer's preferred payment method, unless the draft has one. A method that is no longer offered is dropped. */
function startDraft(saved: Draft, buyer: KnownBuyer | undefined, methods: readonly PaymentMethod[]): Draft {
  const isOffered = methods.some(({ id }) => id === saved.values.payment_method_id)
  const values = { ...saved.values, payment_method_id: isOffered ? saved.values.payment_method_id : '' }
  const preferred = methods.find(({ id }) => id === buyer?.preferredMethodId)
  return prefill(startAtDefaults({ ...saved, values }, buyer?.addresses ?? []), {
    payment_method_id: preferred?.id ?? '',
    ...(buyer ? { 'contact.name': buyer.name, 'contact.email': buyer.email, 'contact.phone': buyer.phone ?? '' } : {}),
  })
}
