import { lazy, type PointerEvent, startTransition, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import * as production from '#contract/calls/production.gen.ts'
import type { ProductionQueue, QueueItem } from '#contract/production.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { showToast } from '#web/ui/toasts.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useUndo } from '../kit/undo/use-undo.ts'
import type { CardActs } from './board-card.tsx'
import { columnsOf, readyKey } from './board-columns.ts'
import { BoardColumn } from './board-column.tsx'
import { dragCard } from './drag-card.ts'
import { noteVersions, versionsOf } from './item-versions.ts'
import { ReadyColumn } from './ready-column.tsx'
import { useBatch } from './use-batch.ts'
import { useBoardHolds } from './use-board-holds.ts'
import { useCardFocus } from './use-card-focus.ts'

const CardDialog = lazy(() => import('./card-dialog.tsx').then((module) => ({ default: module.CardDialog })))

export type BoardProps = { queue: ProductionQueue; isGrouped: boolean }
/** The item as it was when it was lifted, because the person has seen no later change. */
type Lifted = { item: QueueItem; over: string }

/** One column per step. A card is dragged, or lifted and moved with keys, to another step; all steps before that one become done. */
export function Board({ queue, isGrouped }: BoardProps) {
  const t = useMessages('admin-production')
  const { attempt } = useWrite(production.move)
  const refresh = useRefresh()
  const { offerUndo } = useUndo()
  const changeBatch = useBatch()
  const [lifted, setLifted] = useState<Lifted>()
  const [onTheWay, setOnTheWay] = useState<Readonly<Record<string, string>>>({})
  const [said, setSaid] = useState('')
  const [asked, setAsked] = useState<QueueItem>()
  const held = useBoardHolds(lifted?.item.order_item_id)
  const cardFocus = useCardFocus()
  const lastMove = useRef<Promise<void>>(Promise.resolve())
  const columns = useMemo(() => columnsOf(queue, onTheWay), [queue, onTheWay])
  const movers = useMemo(() => {
    const nameOf = (id: string) => queue.people.find((person) => person.id === id)?.name ?? t('somebody')
    return Object.fromEntries(Object.entries(held).map(([itemId, { by }]) => [itemId, nameOf(by)]))
  }, [held, queue.people, t])
  const keys = [...columns.map(({ key }) => key), readyKey]
  const nameOf = (key: string) => columns.find((column) => column.key === key)?.step.name ?? t('ready')

  /** Returns the column that shows the card. The item may come from an earlier render. */
  function columnOf(item: QueueItem): string {
    const { order_item_id: id, column } = queue.items.find(({ order_item_id }) => order_item_id === item.order_item_id) ?? item
    return onTheWay[id] ?? column ?? readyKey
  }

  /** Runs moves one after another, so the later of two moves of a card wins. */
  function put(item: QueueItem, key: string): Promise<void> {
    const moving = lastMove.current.then(
      () => move(item, key),
      () => move(item, key),
    )
    lastMove.current = moving
    return moving
  }

  async function move(item: QueueItem, key: string): Promise<void> {
    const { order_item_id: id } = item
    const body = { order_item_ids: [id], step: key === readyKey ? null : key, expected_updated_at: versionsOf([item]) }
    const { failed, updated_at } = await attempt(body)
    noteVersions(updated_at)
    await refresh()
    if (failed.some(({ code }) => code === 'changed_meanwhile')) throw new Overtaken()
    if (failed.length > 0) throw new Error('The item was not moved')
  }

  async function drop(item: QueueItem, key: string) {
    setLifted(undefined)
    const from = columnOf(item)
    if (key === from) return setSaid(t('putBack', { name: item.name }))
    setOnTheWay((before) => ({ ...before, [item.order_item_id]: key }))
    try {
      await put(item, key)
      const said = t('dropped', { name: item.name, step: nameOf(key) })
      // If another card was lifted in the meantime, the live region must speak about that one.
      if (latest.current.over === undefined) setSaid(said)
      offerUndo({ title: said, undo: () => put(item, from), undone: t('movedBack', { name: item.name, step: nameOf(from) }) })
    } catch (error) {
      showToast({
        title: t('moveFailed', { name: item.name }),
        ...(error instanceof Overtaken && { description: t('moveOvertaken') }),
        tone: 'error',
      })
    } finally {
      // Waits for the new board, which the router renders in a transition of its own.
      startTransition(() =>
        setOnTheWay((before) => {
          const { [item.order_item_id]: shown, ...others } = before
          return shown === key ? others : before
        }),
      )
    }
  }

  function lift(item: QueueItem) {
    const over = columnOf(item)
    setLifted({ item, over })
    setSaid(t('lifted', { name: item.name, step: nameOf(over) }))
  }

  function putBack(item: QueueItem) {
    setLifted(undefined)
    setSaid(t('putBack', { name: item.name }))
  }

  function handleKey(key: string, item: QueueItem): boolean {
    const isLifted = lifted?.item.order_item_id === item.order_item_id
    if (key === ' ' || (isLifted && key === 'Enter')) {
      if (isLifted) void drop(lifted.item, lifted.over)
      else lift(item)
      return true
    }
    if (!isLifted) return false
    if (key === 'Escape') {
      putBack(item)
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

  // Cards and the pointer handler get stable callbacks that always act on the current board.
  const now = { handleKey, lift, putBack, drop, setAsked, over: lifted?.over, batch: changeBatch }
  const latest = useRef(now)
  useEffect(() => {
    latest.current = now
  })
  const [acts] = useState<CardActs>(() => ({
    onKey: (key, item) => latest.current.handleKey(key, item),
    onLeave: (item) => latest.current.putBack(item),
    onMenu: (item) => latest.current.setAsked(item),
    onBatch: (items, key, change) => void latest.current.batch(items, key, change),
  }))

  const endDrag = useEffectEvent((item: QueueItem, over: string | undefined) => {
    if (over === undefined) putBack(item)
    else void drop(item, over)
  })
  /** A mouse can drag the card anywhere. A finger must use its handle, because elsewhere it scrolls. */
  function handlePress(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || !(event.target instanceof Element)) return
    const card = event.target.closest<HTMLElement>('[data-card]')
    const item = queue.items.find(({ order_item_id }) => order_item_id === card?.dataset['card'])
    if (!card || !item || (event.pointerType !== 'mouse' && !event.target.closest('[data-handle]'))) return
    dragCard(event.nativeEvent, card, {
      onLift: () => lift(item),
      onOver: (over) => setLifted({ item, over }),
      onDrop: (over) => endDrag(item, over),
      onCancel: () => endDrag(item, undefined),
    })
  }

  return (
    <div data-board {...cardFocus} onPointerDown={handlePress} className="-mx-1 overflow-x-auto px-1 pb-3">
      <ol className="flex min-w-max items-stretch gap-3">
        {columns.map((column) => (
          <BoardColumn
            key={column.key}
            column={column}
            isGrouped={isGrouped}
            isOver={lifted?.over === column.key}
            liftedId={column.cards.find(({ order_item_id }) => order_item_id === lifted?.item.order_item_id)?.order_item_id}
            movers={movers}
            people={queue.people}
            acts={acts}
          />
        ))}
        <ReadyColumn ready={queue.ready} total={queue.ready_total} isOver={lifted?.over === readyKey} />
      </ol>
      <p aria-live="assertive" className="sr-only">
        {said}
      </p>
      {asked && (
        <Suspense>
          <CardDialog item={asked} people={queue.people} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </div>
  )
}

class Overtaken extends Error {}
