/** Fields whose text is no number that they take. */
const unread = new Set<HTMLInputElement>()

/** Until the returned function is called, the field's form is not sent, and what asks `stopAtUnread` stops. */
export function markUnread(input: HTMLInputElement): () => void {
  const { form } = input
  const stop = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    input.focus()
  }
  unread.add(input)
  // Before React hears of it.
  form?.addEventListener('submit', stop, { capture: true })
  return () => {
    unread.delete(input)
    form?.removeEventListener('submit', stop, { capture: true })
  }
}

/** Whether a field of the page holds what can't be read: saving now would keep its earlier value without a word. Focuses it. */
export function stopAtUnread(): boolean {
  const [first] = unread
  first?.focus()
  return first !== undefined
}
