/** A shop that has nothing else to do gives more answers in a second, one after the other. */
const answersASecond = 900

/** Fails unless it is so within a second; on a busy machine, within the time in which the shop gives a second's worth of answers. */
export async function withinASecond(origin: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const startedAt = performance.now()
  for (let answers = 0; answers < answersASecond || performance.now() - startedAt < 1000; answers += 1) {
    if (await isSo()) return
    await (await fetch(`${origin}/health`)).arrayBuffer()
  }
  throw new Error('it was not so within a second')
}

/** What such a second, or a part of it, is now, in milliseconds: a thousand, and more on a busy machine. For what took several of them just before. */
export async function shopSecondMs(origin: string, seconds = 1): Promise<number> {
  const startedAt = performance.now()
  for (let answers = 0; answers < answersASecond * seconds; answers += 1) await (await fetch(`${origin}/health`)).arrayBuffer()
  return Math.max(1000 * seconds, performance.now() - startedAt)
}
