import { type FocusEvent, useLayoutEffect, useRef } from 'react'

const controls = 'a, button'

/** A card that comes to another column is drawn anew there: whoever was at one of its controls is at the same one afterwards. */
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
  /** Not heard of an element that is taken out of the page. */
  function onBlur() {
    at.current = undefined
  }
  return { ref: board, onFocus, onBlur }
}
