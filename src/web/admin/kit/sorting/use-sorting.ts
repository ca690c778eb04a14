import { type DragEvent, type KeyboardEvent, useState } from 'react'
import { useMessages } from '#web/browser/messages/use-messages.ts'

export type Sorting = {
  /** The order while something is lifted or dragged; else as given. */
  shown: readonly string[]
  lifted: string | undefined
  /** Read aloud. */
  said: string
  /** For the part that is moved, wherever it is taken. */
  itemProps: (id: string) => {
    draggable: true
    onDragStart: (event: DragEvent) => void
    onDragOver: (event: DragEvent) => void
    onDrop: (event: DragEvent) => void
    onDragEnd: () => void
  }
  /** For the button that lifts it with keys: Space lifts and sets down, arrows move, Esc puts back. */
  handleProps: (id: string) => { 'aria-pressed': boolean; onKeyDown: (event: KeyboardEvent) => void; onBlur: () => void }
}

type SortingOptions = { ids: readonly string[]; nameOf: (id: string) => string; onOrder: (ids: string[]) => void }

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** Things that are put in order by dragging, or with keys alone. */
export function useSorting({ ids, nameOf, onOrder }: SortingOptions): Sorting {
  const t = useMessages('admin-edit')
  const [moving, setMoving] = useState<{ id: string; order: readonly string[]; isDragged: boolean }>()
  const [said, setSaid] = useState('')
  const shown = moving?.order ?? ids

  function moveTo(id: string, place: number) {
    const rest = shown.filter((one) => one !== id)
    const order = [...rest.slice(0, place), id, ...rest.slice(place)]
    setMoving((before) => before && { ...before, order })
    setSaid(t('sorting.moved', { name: nameOf(id), place: place + 1, total: order.length }))
  }

  function settle() {
    if (moving && moving.order.some((id, place) => id !== ids[place])) onOrder([...moving.order])
    setMoving(undefined)
  }

  return {
    shown,
    lifted: moving?.id,
    said,
    itemProps: (id) => ({
      draggable: true,
      onDragStart(event) {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', id)
        setMoving({ id, order: ids, isDragged: true })
      },
      onDragOver(event) {
        if (!moving?.isDragged) return
        event.preventDefault()
        const place = shown.indexOf(id)
        if (id !== moving.id && place !== shown.indexOf(moving.id)) moveTo(moving.id, place)
      },
      onDrop(event) {
        if (!moving?.isDragged) return
        event.preventDefault()
        settle()
      },
      onDragEnd: () => setMoving(undefined),
    }),
    handleProps: (id) => ({
      'aria-pressed': moving?.id === id,
      onKeyDown(event) {
        const isLifted = moving?.id === id
        if (event.key === ' ' || event.key === 'Enter') {
          event.preventDefault()
          if (!isLifted) {
            setMoving({ id, order: ids, isDragged: false })
            setSaid(t('sorting.lifted', { name: nameOf(id) }))
          } else {
            setSaid(t('sorting.set', { name: nameOf(id), place: shown.indexOf(id) + 1 }))
            settle()
          }
        } else if (isLifted && event.key === 'Escape') {
          event.preventDefault()
          setMoving(undefined)
          setSaid(t('sorting.back', { name: nameOf(id) }))
        } else if (isLifted && steps[event.key] !== undefined) {
          event.preventDefault()
          const place = shown.indexOf(id) + (steps[event.key] ?? 0)
          if (place >= 0 && place < shown.length) moveTo(id, place)
        }
      },
      onBlur: () => {
        if (moving?.id === id && !moving.isDragged) settle()
      },
    }),
  }
}
