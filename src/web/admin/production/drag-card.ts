export type CardDrag = {
  onLift: () => void
  /** Called with the key of the column under the pointer. */
  onOver: (key: string) => void
  /** Called with the last column that was under the pointer. */
  onDrop: (key: string) => void
  onCancel: () => void
}

/** In pixels. A pointer that moves less is pressing, not dragging. */
const leastPx = 6
/** The board scrolls when the pointer is this near to its edge, by at most `mostStepPx` per frame. */
const edgePx = 56
const mostStepPx = 14

/** Nothing re-renders: a copy of the card moves, and the board is called only when the pointer enters another column. */
export function dragCard(press: PointerEvent, card: HTMLElement, { onLift, onOver, onDrop, onCancel }: CardDrag): void {
  const ending = new AbortController()
  const { signal } = ending
  const board = card.closest<HTMLElement>('[data-board]')
  const { left, top, width } = card.getBoundingClientRect()
  let picture: HTMLElement | undefined
  let at = { x: press.clientX, y: press.clientY }
  let over: string | undefined
  let frame = 0

  function begin() {
    picture = pictureOf(card, { left, top, width })
    document.documentElement.classList.add('select-none')
    getSelection()?.removeAllRanges()
    onLift()
  }
  function follow(event: PointerEvent) {
    if (event.pointerId !== press.pointerId) return
    at = { x: event.clientX, y: event.clientY }
    if (!picture) {
      if (Math.hypot(at.x - press.clientX, at.y - press.clientY) < leastPx) return
      begin()
    }
    if (frame === 0) frame = requestAnimationFrame(draw)
  }
  function draw() {
    frame = 0
    if (!picture) return
    picture.style.transform = `translate(${at.x - press.clientX}px, ${at.y - press.clientY}px) rotate(1.5deg)`
    lookUnder()
    if (board && scrollTowards(board, at.x)) frame = requestAnimationFrame(draw)
  }
  function lookUnder() {
    const key = document.elementFromPoint(at.x, at.y)?.closest<HTMLElement>('[data-column]')?.dataset['column']
    if (key !== undefined && key !== over) {
      over = key
      onOver(key)
    }
  }
  function end(isDropped: boolean) {
    ending.abort()
    cancelAnimationFrame(frame)
    if (!picture) return
    // The pointer may have moved since the last frame.
    if (isDropped) lookUnder()
    document.documentElement.classList.remove('select-none')
    picture.remove()
    dropClick()
    if (isDropped && over !== undefined) onDrop(over)
    else onCancel()
  }

  window.addEventListener('pointermove', follow, { signal })
  window.addEventListener('pointerup', ({ pointerId }) => pointerId === press.pointerId && end(true), { signal })
  window.addEventListener('pointercancel', ({ pointerId }) => pointerId === press.pointerId && end(false), { signal })
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal })
}

function pictureOf(card: HTMLElement, { left, top, width }: { left: number; top: number; width: number }): HTMLElement {
  const picture = card.cloneNode(true) as HTMLElement
  picture.inert = true
  picture.ariaHidden = 'true'
  picture.removeAttribute('data-card')
  picture.classList.add('shadow-float')
  Object.assign(picture.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    zIndex: '60',
    pointerEvents: 'none',
    willChange: 'transform',
  })
  document.body.append(picture)
  return picture
}

/** Returns whether the board can scroll further. */
function scrollTowards(board: HTMLElement, x: number): boolean {
  const { left, right } = board.getBoundingClientRect()
  const [before, behind] = [Math.max(left, 0) + edgePx - x, x - (Math.min(right, innerWidth) - edgePx)]
  const share = Math.min(1, Math.max(before, behind) / edgePx)
  if (share <= 0) return false
  const from = board.scrollLeft
  board.scrollLeft += (before > 0 ? -1 : 1) * Math.ceil(share * mostStepPx)
  return board.scrollLeft !== from
}

/** Suppresses the click that ends a drag, so it opens nothing. */
function dropClick(): void {
  const stop = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', stop, { capture: true, once: true })
  // A drag that ends on another element fires no click.
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }))
}
