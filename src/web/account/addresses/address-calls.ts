import type { AddressInput, OwnAddress } from '#contract/members.ts'
import type { Language } from '#contract/languages.ts'
import { request } from '#web/browser/request.ts'

/** As the calls take it, without a word about defaults: what is not said stays. */
export function bodyOf({ label, name, phone, address, city, state, zip, country }: OwnAddress): AddressInput {
  return { label, name, phone, address, city, state, zip, country }
}

/** A new one without `id`. Throws RequestError with `answer.fields`. */
export function saveAddress(body: object, language: Language, id?: string): Promise<OwnAddress> {
  return id === undefined
    ? request<OwnAddress>(`/api/addresses?lang=${language}`, { method: 'POST', body })
    : request<OwnAddress>(`/api/addresses/${id}?lang=${language}`, { method: 'PUT', body })
}

export function removeAddress(id: string, language: Language): Promise<void> {
  return request<void>(`/api/addresses/${id}?lang=${language}`, { method: 'DELETE' })
}
