const unread = new Set<HTMLInputElement>()

/** Blocks the field's form and makes `stopAtUnread` return true until the returned function is called. */
export function markUnread(input: HTMLInputElement): () => void {
  const { form } = input
  const stop = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    input.focus()
  }
  unread.add(input)
  // The capture phase precedes React's handlers.
  form?.addEventListener('submit', stop, { capture: true })
  return () => {
    unread.delete(input)
    form?.removeEventListener('submit', stop, { capture: true })
  }
}

/** Returns whether a field of the page has invalid text, and focuses it. Saving would silently use its previous value. */
export function stopAtUnread(): boolean {
  const [first] = unread
  first?.focus()
  return first !== undefined
}
