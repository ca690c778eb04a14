import { type FocusEvent, useLayoutEffect, useRef } from 'react'

const controls = 'a, button'

/** A card that changes column is mounted again. Returns the focus to the same control of that card. */
export function useCardFocus() {
  const board = useRef<HTMLDivElement>(null)
  const at = useRef<{ id: string; control: number }>(undefined)

  useLayoutEffect(() => {
    if (!at.current || document.activeElement !== document.body) return
    const { id, control } = at.current
    at.current = undefined
    const card = board.current?.querySelector(`[data-card="${id}"]`)
    card?.querySelectorAll<HTMLElement>(controls)[control]?.focus()
  })

  function onFocus({ target }: FocusEvent<HTMLElement>) {
    const card = target.closest<HTMLElement>('[data-card]')
    const id = card?.dataset['card']
    if (card && id !== undefined) at.current = { id, control: [...card.querySelectorAll(controls)].indexOf(target) }
  }
  /** Browsers fire no blur event for an element that is removed from the page. */
  function onBlur() {
    at.current = undefined
  }
  return { ref: board, onFocus, onBlur }
}
