import type { KeptDraft } from './campaign-draft.ts'

const keyOf = (id: string) => `tulpar.staff.campaign.${id}`

/** What a page had typed and not sent when it was reloaded; of this tab alone. Browser only. */
export function readKept(id: string): KeptDraft | undefined {
  const text = sessionStorage.getItem(keyOf(id))
  if (text === null) return undefined
  try {
    return JSON.parse(text) as KeptDraft
  } catch {
    return undefined
  }
}

export function writeKept(id: string, draft: KeptDraft | undefined): void {
  if (draft === undefined) return sessionStorage.removeItem(keyOf(id))
  try {
    sessionStorage.setItem(keyOf(id), JSON.stringify(draft))
  } catch {
    // No room: it is on its way to the shop in a moment anyway.
  }
}
