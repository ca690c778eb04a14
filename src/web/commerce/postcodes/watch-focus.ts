export type FocusPage = EventTarget & { readonly activeElement: { readonly id: string } | null }

/** Records which fields, by id, have had the focus since the call. */
export function watchFocus(page: FocusPage): { wasIn: (id: string) => boolean; stop: () => void } {
  const ids = new Set<string>()
  const note = () => void (page.activeElement && ids.add(page.activeElement.id))
  note()
  page.addEventListener('focusin', note)
  return { wasIn: (id) => ids.has(id), stop: () => page.removeEventListener('focusin', note) }
}
