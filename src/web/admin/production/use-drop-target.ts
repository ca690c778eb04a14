import type { DragEvent } from 'react'
import type { QueueItem } from '#contract/production.ts'

/** A card that is held: by the pointer or by the keys, and the column that it is over. */
export type Moving = {
  lifted: { itemId: string; over: string } | undefined
  onLift: (lifted: { itemId: string; over: string } | undefined) => void
  onDrop: (item: QueueItem, key: string) => void
  /** Answers whether the key meant something. */
  onKey: (key: string, item: QueueItem) => boolean
}

/** What a column needs to take cards. */
export function useDropTarget(key: string, items: readonly QueueItem[], { lifted, onLift, onDrop }: Moving) {
  return {
    isOver: lifted?.over === key,
    onDragOver: (event: DragEvent) => {
      if (!lifted) return
      event.preventDefault()
      if (lifted.over !== key) onLift({ ...lifted, over: key })
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      const item = items.find(({ order_item_id }) => order_item_id === lifted?.itemId)
      if (item) onDrop(item, key)
    },
  }
}
