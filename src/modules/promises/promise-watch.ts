import { dayOf, endOfDay } from '#contract/rules/shop-time.ts'
import { calendarOf, dueDay } from '#contract/rules/working-days.ts'
import type { ModuleServices } from '#modules/module.ts'
import { getSettings } from '#modules/settings/index.ts'
import { refreshWorkloads, type Workload } from './workloads.ts'

/** The tables of the queue and of the time that production takes. */
export const workTables = ['production_items', 'product_types', 'product_type_steps'] as const

/** Handles several changes together; promises on pages are never much older than this. */
const settleMs = 500

type Watched = Pick<ModuleServices, 'db' | 'memory' | 'clock' | 'log' | 'responseCache' | 'systemCtx'>

/** Purges cached promises only when their day changes, since most orders and steps don't change it; all of them at midnight. */
export class PromiseWatch {
  readonly #shop: Watched
  /** By product type: the day on which a piece ordered now would be made. */
  #days = new Map<string, string>()
  #soon: ReturnType<typeof setTimeout> | undefined
  #midnight: ReturnType<typeof setTimeout> | undefined
  #isClosed = false

  constructor(shop: Watched) {
    this.#shop = shop
    this.#awaitMidnight()
  }

  note(): void {
    if (this.#isClosed) return
    this.#soon ??= setTimeout(() => void this.#look(), settleMs)
  }

  /** After missed changes the stored days are no longer valid. */
  restart(): void {
    this.#days.clear()
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#soon)
    clearTimeout(this.#midnight)
  }

  async #look(): Promise<void> {
    this.#soon = undefined
    const { db, memory, clock, log, responseCache, systemCtx } = this.#shop
    try {
      const workloads = await refreshWorkloads(db, memory)
      const calendar = calendarOf(await getSettings(systemCtx()))
      const today = dayOf(clock.now())
      const before = this.#days
      const dayFor = (load: Workload) => dueDay(today, { ...load, ownMinutes: load.minutesPerPiece }, calendar) ?? ''
      this.#days = new Map(Array.from(workloads, ([type, load]) => [type, dayFor(load)]))
      const moved = [...new Set([...before.keys(), ...this.#days.keys()])].filter((type) => before.get(type) !== this.#days.get(type))
      responseCache.purge(moved.map((type) => `promise:${type}` as const))
    } catch (error) {
      if (this.#isClosed) return
      log.warn({ err: error }, 'what is promised could not be looked at')
      this.#days.clear()
      responseCache.purge(['promises'])
    }
  }

  #awaitMidnight(): void {
    const now = this.#shop.clock.now()
    this.#midnight = setTimeout(
      () => {
        this.#days.clear()
        this.#shop.responseCache.purge(['promises'])
        this.#awaitMidnight()
      },
      endOfDay(dayOf(now)).getTime() - now.getTime(),
    ).unref()
  }
}
