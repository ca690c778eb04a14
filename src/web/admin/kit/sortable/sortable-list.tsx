import { type KeyboardEvent, type PointerEvent, type ReactNode, startTransition, useEffectEvent, useId, useRef, useState } from 'react'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { GripIcon } from '#web/ui/icons.tsx'
import { moveItem, nearestBox } from './move-item.ts'

export type SortableListProps<Item> = {
  label: string
  items: readonly Item[]
  idOf: (item: Item) => string
  /** Name used in announcements: "Maybank is now 2 of 5". */
  nameOf: (item: Item) => string
  children: (item: Item, index: number) => ReactNode
  /** All ids in the new order, which is shown until a returned promise settles; a failure restores the old one. */
  onReorder: (ids: string[]) => unknown
  /** For example for a grid of images. The default is rows. */
  className?: string
  itemClassName?: string
  handleClassName?: string
  /** `sr-only` where a surrounding list has the same hint. */
  hintClassName?: string
}

type Moving = { id: string; ids: readonly string[]; by: 'keys' | 'pointer' }
const back = ['ArrowUp', 'ArrowLeft']
const forth = ['ArrowDown', 'ArrowRight']

/** A list sorted by dragging a handle or by keys (Space lifts, arrows move, Escape cancels), announced to screen readers. */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, idOf, nameOf, children, onReorder, className, itemClassName, handleClassName, hintClassName } = props
  const t = useMessages('admin-sortable')
  const hintId = useId()
  const list = useRef<HTMLOListElement>(null)
  const [moving, setMoving] = useState<Moving>()
  /** The current move; `moving` is the rendered one. A pointer may move and be released between two renders. */
  const carried = useRef<Moving>(undefined)
  const reordering = useRef<Promise<unknown>>(undefined)
  const [settling, setSettling] = useState<readonly string[]>()
  const [spoken, setSpoken] = useState('')
  const saved = items.map(idOf)
  const kept = settling ?? saved
  const shown = moving?.ids ?? kept
  const hasHint = items.length > 1
  const byId = new Map(items.map((item) => [idOf(item), item]))
  const placeOf = (ids: readonly string[], id: string) => ({ place: ids.indexOf(id) + 1, count: ids.length })
  const nameById = (id: string) => {
    const item = byId.get(id)
    return item === undefined ? '' : nameOf(item)
  }

  function carry(now: Moving | undefined) {
    carried.current = now
    setMoving(now)
  }
  function lift(id: string, by: Moving['by']) {
    carry({ id, ids: kept, by })
    setSpoken(t('lifted', { name: nameById(id), ...placeOf(kept, id) }))
  }
  function moveTo(id: string, to: number) {
    if (!carried.current) return
    const ids = moveItem(carried.current.ids, id, to)
    if (ids.join() === carried.current.ids.join()) return
    carry({ ...carried.current, ids })
    setSpoken(t('moved', { name: nameById(id), ...placeOf(ids, id) }))
  }
  async function putDown({ id, ids }: Moving) {
    carry(undefined)
    setSpoken(t('dropped', { name: nameById(id), ...placeOf(ids, id) }))
    if (ids.join() === kept.join()) return
    setSettling(ids)
    // Saves run one after another, so the last order wins.
    const before = reordering.current
    const mine = Promise.resolve(before?.catch(() => undefined)).then(() => onReorder([...ids]))
    reordering.current = mine
    try {
      await mine
    } finally {
      // A transition, so it ends together with the saved order, which the router renders in a transition of its own.
      if (reordering.current === mine) startTransition(() => setSettling(undefined))
    }
  }
  function putBack(id: string) {
    carry(undefined)
    setSpoken(t('putBack', { name: nameById(id), ...placeOf(kept, id) }))
  }

  function handleKey(event: KeyboardEvent, id: string) {
    const isLifted = moving?.id === id
    if (event.key === ' ' || (isLifted && event.key === 'Enter')) {
      event.preventDefault()
      if (isLifted) void putDown(moving)
      else lift(id, 'keys')
    } else if (isLifted && (event.key === 'Escape' || event.key === 'Tab')) {
      if (event.key === 'Escape') event.preventDefault()
      event.stopPropagation()
      putBack(id)
    } else if (isLifted && [...back, ...forth].includes(event.key)) {
      event.preventDefault()
      event.stopPropagation()
      moveTo(id, moving.ids.indexOf(id) + (forth.includes(event.key) ? 1 : -1))
    }
  }

  const followPointer = useEffectEvent(({ clientX, clientY }: globalThis.PointerEvent) => {
    if (!carried.current || !list.current) return
    const boxes = [...list.current.children].map((child) => child.getBoundingClientRect())
    moveTo(carried.current.id, nearestBox(boxes, { x: clientX, y: clientY }))
  })
  const endPointer = useEffectEvent((isGivenUp: boolean) => {
    const { current: last } = carried
    if (last) void (isGivenUp ? putBack(last.id) : putDown(last))
  })

  /** Listens on the window, since an element that moves in the DOM loses its pointer capture. */
  function handlePointer(event: PointerEvent, id: string) {
    if (event.button !== 0) return
    lift(id, 'pointer')
    const ending = new AbortController()
    const { signal } = ending
    const end = (isGivenUp: boolean) => {
      ending.abort()
      endPointer(isGivenUp)
    }
    window.addEventListener('pointermove', followPointer, { signal })
    window.addEventListener('pointerup', () => end(false), { signal })
    window.addEventListener('pointercancel', () => end(true), { signal })
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(true), { signal })
  }

  return (
    <>
      <ol ref={list} aria-label={label} className={className}>
        {shown.map((id, index) => {
          const item = byId.get(id)
          if (item === undefined) return null
          const isLifted = moving?.id === id
          return (
            <li
              key={id}
              className={classNames(
                'flex items-center gap-2 transition-shadow',
                isLifted && 'relative z-10 bg-selected shadow-float outline-2 -outline-offset-2 outline-lapis',
                itemClassName,
              )}
            >
              <button
                type="button"
                aria-label={t('handle', { name: nameOf(item) })}
                aria-describedby={hasHint ? hintId : undefined}
                aria-pressed={isLifted}
                onKeyDown={(event) => handleKey(event, id)}
                onPointerDown={(event) => handlePointer(event, id)}
                onBlur={() => isLifted && moving.by === 'keys' && putBack(id)}
                className={classNames(
                  'flex size-9 shrink-0 cursor-grab touch-none items-center justify-center rounded-edge text-smoke hover:bg-felt hover:text-ink aria-pressed:cursor-grabbing max-md:size-11',
                  handleClassName,
                )}
              >
                <GripIcon className="size-4" />
              </button>
              <div className="min-w-0 flex-1">{children(item, index)}</div>
            </li>
          )
        })}
      </ol>
      {hasHint && (
        <p id={hintId} className={classNames('mt-2 text-tiny text-smoke', hintClassName)}>
          {t('hint')}
        </p>
      )}
      <p aria-live="assertive" className="sr-only">
        {spoken}
      </p>
    </>
  )
}
