import { TooBusy } from './http/domain-error.ts'

/** Large files take much memory while they are decoded or looked through: their work waits for each other. */
const atOnce = 2
/** Whoever would wait behind more is better told to come back. */
const mostWaiting = 100

const waiting: (() => void)[] = []
let running = 0

/** Throws TooBusy, and what the work throws. */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (waiting.length >= mostWaiting) throw new TooBusy()
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    // The place is handed on, so that nobody who comes later takes it first.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
