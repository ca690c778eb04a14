import { type LiveTable, liveTables } from '#contract/live.ts'
import { EventStreams, type EventStreamsOptions } from '#kit/realtime/event-streams.ts'
import type { Ctx } from '#modules/context.ts'
import type { RowChange } from '#modules/row-change.ts'
import { readShownRecords, type RecordRef, type ShownRecords, translationId } from './shown-records.ts'

/** 'as_now': only a part of the record changed, not its visibility. */
type Pending = RecordRef & { table: LiveTable; wasShown: boolean | 'as_now'; isGone: boolean }

/** Groups the changes of one transaction or import, which arrive together. */
const gatherMs = 15
const mostAtOnce = 100

/** Publishes catalogue changes as shoppers see them: hiding a product deletes it. Reads each change once for all listeners. */
export class LiveChanges {
  readonly streams: EventStreams
  readonly #ctx: () => Ctx
  readonly #pending = new Map<string, Pending>()
  #timer: NodeJS.Timeout | undefined
  #isReading = false
  #changedAtMs = performance.now()

  constructor(ctx: () => Ctx, options: EventStreamsOptions = {}) {
    this.#ctx = ctx
    this.streams = new EventStreams(options)
  }

  /** Time since the last change known to this process. A reader who was away for less has missed nothing. */
  get quietMs(): number {
    return Math.floor(performance.now() - this.#changedAtMs)
  }

  note(change: RowChange): void {
    const pending = pendingOf(change)
    if (!pending) return
    this.#changedAtMs = performance.now()
    if (!this.streams.hasReaders(pending.table)) return
    const key = `${pending.table} ${pending.id}`
    const earlier = this.#pending.get(key)
    this.#pending.set(key, earlier ? merge(earlier, pending) : pending)
    this.#schedule()
  }

  /** Disconnects all readers after changes may have been missed; they reconnect and catch up. */
  restart(): void {
    this.#changedAtMs = performance.now()
    this.streams.closeAll()
  }

  close(): void {
    clearTimeout(this.#timer)
    this.streams.close()
  }

  #schedule(): void {
    if (this.#timer || this.#isReading) return
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      void this.#tell()
    }, gatherMs)
  }

  async #tell(): Promise<void> {
    this.#isReading = true
    const ctx = this.#ctx()
    try {
      for (const table of liveTables) {
        const changed = [...this.#pending.values()].filter((pending) => pending.table === table).slice(0, mostAtOnce)
        if (changed.length === 0) continue
        for (const { id } of changed) this.#pending.delete(`${table} ${id}`)
        this.#publish(table, changed, await readShownRecords(ctx, table, changed))
      }
    } catch (error) {
      ctx.log.warn({ err: error }, 'changes could not be read for live updates')
      this.restart()
    } finally {
      this.#isReading = false
      if (this.#pending.size > 0) this.#schedule()
    }
  }

  #publish(table: LiveTable, changed: readonly Pending[], shown: ShownRecords): void {
    for (const { id, productId, language, wasShown, isGone } of changed) {
      // Nothing is sent about a hidden product, not even that one of its images was removed.
      if (productId && !shown.productIds.has(productId)) continue
      const record = isGone ? undefined : shown.records.get(id)
      const oldRecord = { id, ...(productId && { product_id: productId }), ...(language && { language }) }
      if (record)
        this.streams.publish(table, {
          table,
          ...(wasShown ? { type: 'UPDATE', record, old_record: oldRecord } : { type: 'INSERT', record, old_record: null }),
        })
      else if (wasShown === true) this.streams.publish(table, { table, type: 'DELETE', record: null, old_record: oldRecord })
    }
  }
}

/** Readers know the state before the first of several changes, so its visibility counts. */
function merge(earlier: Pending, later: Pending): Pending {
  if (later.wasShown === 'as_now') return earlier
  return earlier.wasShown === 'as_now' ? later : { ...later, wasShown: earlier.wasShown }
}

/** Stock, variations and categories are part of the product for a shopper; a variation's translation too. */
function pendingOf(change: RowChange): Pending | undefined {
  const { table, type, id, product_id: productId, category_id: categoryId, language } = change
  const isGone = type === 'DELETE'
  switch (table) {
    case 'products':
    case 'categories':
      return id ? { table, id, wasShown: change.was_shown ?? false, isGone } : undefined
    case 'product_images':
      return id && productId ? { table, id, productId, wasShown: type !== 'INSERT', isGone } : undefined
    case 'product_translations':
      return productId && language
        ? { table, id: translationId(productId, language), productId, language, wasShown: type !== 'INSERT', isGone }
        : undefined
    case 'variation_translations':
      return productId && language
        ? { table: 'product_translations', id: translationId(productId, language), productId, language, wasShown: 'as_now', isGone: false }
        : undefined
    case 'stock_levels':
      return productId && change.words_changed ? { table: 'products', id: productId, wasShown: 'as_now', isGone: false } : undefined
    case 'product_variations':
    case 'product_categories':
      return productId ? { table: 'products', id: productId, wasShown: 'as_now', isGone: false } : undefined
    case 'category_translations':
    case 'featured_categories':
      return categoryId ? { table: 'categories', id: categoryId, wasShown: 'as_now', isGone: false } : undefined
    default:
      return undefined
  }
}
