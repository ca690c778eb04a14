import { useState } from 'react'
import { useRevalidator } from 'react-router'
import * as production from '#contract/calls/production.gen.ts'
import type { ProductionQueue, QueueItem } from '#contract/production.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { send } from '#web/browser/calls/send.ts'
import { showToast } from '#web/ui/toasts.ts'
import { useUndo } from '../kit/undo/use-undo.ts'
import { columnsOf, readyKey } from './board-columns.ts'
import { BoardColumn } from './board-column.tsx'
import { ReadyColumn } from './ready-column.tsx'

export type BoardProps = { queue: ProductionQueue; isGrouped: boolean }
export type Lifted = { itemId: string; over: string }

/** One column a step. A card is dragged to another step, or lifted and moved by keys; what is before that step is then done. */
export function Board({ queue, isGrouped }: BoardProps) {
  const t = useMessages('admin-production')
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  const { offerUndo } = useUndo()
  const [lifted, setLifted] = useState<Lifted>()
  const [onTheWay, setOnTheWay] = useState<Readonly<Record<string, string>>>({})
  const [said, setSaid] = useState('')
  const columns = columnsOf(queue, onTheWay)
  const keys = [...columns.map(({ key }) => key), readyKey]
  const nameOf = (key: string) => columns.find((column) => column.key === key)?.step.name ?? t('ready')

  async function put(item: QueueItem, key: string): Promise<void> {
    const answer = await send(production.move, { order_item_ids: [item.order_item_id], step: key === readyKey ? null : key }, { language })
    await revalidate()
    if (answer.failed.length > 0) throw new Error('The item was not moved')
  }

  async function drop(item: QueueItem, key: string) {
    setLifted(undefined)
    const from = item.column ?? readyKey
    if (key === from) return setSaid(t('putBack', { name: item.name }))
    setOnTheWay((before) => ({ ...before, [item.order_item_id]: key }))
    try {
      await put(item, key)
      const said = t('dropped', { name: item.name, step: nameOf(key) })
      setSaid(said)
      offerUndo({ title: said, undo: () => put(item, from), undone: t('movedBack', { name: item.name, step: nameOf(from) }) })
    } catch {
      showToast({ title: t('moveFailed', { name: item.name }), tone: 'error' })
    } finally {
      setOnTheWay(({ [item.order_item_id]: _arrived, ...others }) => others)
    }
  }

  async function turnAll(items: readonly QueueItem[], key: string, status: 'in_progress' | 'done') {
    try {
      // Those that somebody has begun already stay as they are.
      const turned = status === 'in_progress' ? items.filter((item) => item.status === 'pending') : items
      const order_item_ids = turned.map(({ order_item_id }) => order_item_id)
      const { changed, failed } = await send(production.batch, { order_item_ids, step: key, status }, { language })
      await revalidate()
      showToast({
        title: t(status === 'done' ? 'finished' : 'started', { count: changed, step: nameOf(key) }),
        ...(failed.length > 0 && { description: t('someFailed', { count: failed.length }), tone: 'error' as const }),
      })
    } catch {
      showToast({ title: t('moveFailed', { name: nameOf(key) }), tone: 'error' })
    }
  }

  function handleKey(key: string, item: QueueItem): boolean {
    if (key === ' ') {
      if (lifted?.itemId === item.order_item_id) void drop(item, lifted.over)
      else {
        const over = item.column ?? readyKey
        setLifted({ itemId: item.order_item_id, over })
        setSaid(t('lifted', { name: item.name, step: nameOf(over) }))
      }
      return true
    }
    if (lifted?.itemId !== item.order_item_id) return false
    if (key === 'Escape') {
      setLifted(undefined)
      setSaid(t('putBack', { name: item.name }))
      return true
    }
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false
    const over = keys[keys.indexOf(lifted.over) + (key === 'ArrowLeft' ? -1 : 1)]
    if (over !== undefined) {
      setLifted({ ...lifted, over })
      setSaid(nameOf(over))
    }
    return true
  }

  const moving = { lifted, onLift: setLifted, onDrop: (item: QueueItem, key: string) => void drop(item, key), onKey: handleKey }
  return (
    <div className="-mx-1 overflow-x-auto px-1 pb-3">
      <ol className="flex min-w-max items-stretch gap-3">
        {columns.map((column) => (
          <BoardColumn
            key={column.key}
            column={column}
            isGrouped={isGrouped}
            {...moving}
            items={queue.items}
            onTurnAll={(items, status) => void turnAll(items, column.key, status)}
          />
        ))}
        <ReadyColumn ready={queue.ready} total={queue.ready_total} items={queue.items} {...moving} />
      </ol>
      <p aria-live="assertive" className="sr-only">
        {said}
      </p>
    </div>
  )
}
