import type { Handoff } from '#contract/agents.ts'
import { isCountryCode, malaysianStates } from '#contract/countries.ts'
import type { Draft, FieldPath } from './draft.ts'

/** Fills in what an agent knows of buyer and place; a field that it left out stays as it is. */
export function preparedDraft(draft: Draft, { contact, shipping, delivery }: Handoff): Draft {
  const values = {
    ...draft.values,
    ...filled({ 'contact.name': contact?.name, 'contact.email': contact?.email, 'contact.phone': contact?.phone }),
  }
  const next: Draft = { ...draft, values, delivery: delivery ?? (shipping ? 'parcel' : draft.delivery) }
  if (!shipping || !isCountryCode(shipping.country)) return next
  const isKnownState = shipping.country !== 'MY' || malaysianStates.some((state) => state === shipping.state)
  return {
    ...next,
    values: {
      ...values,
      'shipping.country': shipping.country,
      'shipping.country_name': shipping.country_name ?? '',
      'shipping.address': shipping.address,
      'shipping.city': shipping.city,
      'shipping.state': isKnownState ? shipping.state : '',
      'shipping.zip': shipping.zip,
    },
  }
}

function filled(known: Partial<Record<FieldPath, string | undefined>>): Partial<Record<FieldPath, string>> {
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value))
}
