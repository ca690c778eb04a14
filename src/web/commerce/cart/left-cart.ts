import { add, times, zero } from '#contract/rules/money.ts'
import type { CartWatch, LeftCart } from '#web/features/analytics/collector.ts'
import { readStored, writeStored } from '#web/browser/stored.ts'
import { type CartLine, lineKey } from './cart-lines.ts'
import { cart } from './cart-store.ts'

/** Specification, section 9. */
const leftAfterMs = 10 * 60_000

const storageKey = 'tulpar.cart.left'
const steps = ['browsing', 'cart', 'checkout'] as const
type Step = (typeof steps)[number]

/** The cart since its last change: the furthest step its owner reached, whether it was reported, and the session of the last report. */
export type CartMemory = { lines: string; sinceMs: number; step: Step; isReported: boolean; reportedIn: string | null }

/** Watches this browser's cart. It counts as abandoned ten minutes after its last change, at most once per change and per session. */
export function watchCart(): CartWatch {
  remember(cart.lines())
  cart.follow(() => remember(cart.lines()))
  return {
    note({ type, path }) {
      const memory = readMemory()
      if (!memory) return
      const step = stepOf(type, path)
      if (steps.indexOf(step) > steps.indexOf(memory.step)) writeMemory({ ...memory, step })
    },
    takeLeft(sessionId, nowMs) {
      const memory = readMemory()
      if (!memory || !isLeft(memory, sessionId, nowMs)) return undefined
      writeMemory({ ...memory, isReported: true, reportedIn: sessionId })
      return describe(cart.lines(), memory.step)
    },
  }
}

export function isLeft({ sinceMs, isReported, reportedIn }: CartMemory, sessionId: string, nowMs: number): boolean {
  return !isReported && reportedIn !== sessionId && nowMs - sinceMs >= leftAfterMs
}

export function afterChange(memory: CartMemory | undefined, lines: string, nowMs: number): CartMemory | undefined {
  if (lines === '') return undefined
  if (memory?.lines === lines) return memory
  return { lines, sinceMs: nowMs, step: 'browsing', isReported: false, reportedIn: memory?.reportedIn ?? null }
}

function stepOf(type: string, path: string): Step {
  if (type === 'checkout_start' || /^(?:\/(?:ru|kk))?\/checkout(?:[/?]|$)/.test(path)) return 'checkout'
  return /^(?:\/(?:ru|kk))?\/cart(?:[/?]|$)/.test(path) ? 'cart' : 'browsing'
}

function describe(lines: readonly CartLine[], lastStep: Step): LeftCart {
  return {
    cartValue: lines.reduce((sum, { price, quantity }) => add(sum, times(price, quantity)), zero),
    items: lines.map(({ id, name, quantity, price }) => ({ productId: id, name, quantity, price })),
    lastStep,
  }
}

function remember(lines: readonly CartLine[]): void {
  const before = readMemory()
  const after = afterChange(before, lines.map((line) => `${lineKey(line)}×${line.quantity}`).join(' '), Date.now())
  if (after !== before) writeMemory(after)
}

function readMemory(): CartMemory | undefined {
  return parseMemory(readStored(storageKey))
}

/** A cart that an earlier build stored counts as reported, so that it is not reported twice. */
function parseMemory(stored: unknown): CartMemory | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { lines, sinceMs, step, isReported, reportedIn } = stored as Record<string, unknown>
  const known = steps.find((name) => name === step)
  if (typeof lines !== 'string' || typeof sinceMs !== 'number' || !known) return undefined
  return { lines, sinceMs, step: known, isReported: isReported !== false, reportedIn: typeof reportedIn === 'string' ? reportedIn : null }
}

/** Without storage no abandoned cart is reported. */
function writeMemory(memory: CartMemory | undefined): void {
  writeStored(storageKey, memory)
}
