import { useEffect, useState } from 'react'
import type { PaymentMethod } from '#contract/checkout.ts'
import { checkoutStorage } from './checkout-storage.ts'
import { changeField, type Draft, type FieldPath, prefill } from './draft.ts'

export type KnownBuyer = { name: string; email: string; phone: string | null }

/** What was typed in this tab, over reloads and signing in. Browser only. */
export function useDraft(buyer: KnownBuyer | undefined, methods: readonly PaymentMethod[]) {
  const [draft, setDraft] = useState<Draft>(() => startDraft(checkoutStorage.readDraft(), buyer, methods))

  useEffect(() => checkoutStorage.writeDraft(draft), [draft])

  return {
    draft,
    change: (path: FieldPath, value: string) => setDraft((current) => changeField(current, path, value)),
    setBillingSame: (isBillingSame: boolean) => setDraft((current) => ({ ...current, isBillingSame })),
  }
}

/** The first way to pay is chosen until another is; one that is not offered any more is forgotten. */
function startDraft(kept: Draft, buyer: KnownBuyer | undefined, methods: readonly PaymentMethod[]): Draft {
  const isOffered = methods.some(({ id }) => id === kept.values.payment_method_id)
  const values = { ...kept.values, payment_method_id: isOffered ? kept.values.payment_method_id : '' }
  return prefill(
    { ...kept, values },
    {
      payment_method_id: methods[0]?.id ?? '',
      ...(buyer ? { 'contact.name': buyer.name, 'contact.email': buyer.email, 'contact.phone': buyer.phone ?? '' } : {}),
    },
  )
}
