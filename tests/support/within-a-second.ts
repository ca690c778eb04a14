/** Fewer sequential answers than an idle shop gives in a second. */
const answersASecond = 900

/** Fails unless `isSo` holds within a second; on a busy machine, within the time in which the shop gives 900 answers. */
export async function withinASecond(origin: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const startedAt = performance.now()
  for (let answers = 0; answers < answersASecond || performance.now() - startedAt < 1000; answers += 1) {
    if (await isSo()) return
    await (await fetch(`${origin}/health`)).arrayBuffer()
  }
  throw new Error('it was not so within a second')
}

/** Returns how long such a second currently is, in milliseconds: 1000, or more on a busy machine. Call it just after what it measures. */
export async function shopSecondMs(origin: string, seconds = 1): Promise<number> {
  const startedAt = performance.now()
  for (let answers = 0; answers < answersASecond * seconds; answers += 1) await (await fetch(`${origin}/health`)).arrayBuffer()
  return Math.max(1000 * seconds, performance.now() - startedAt)
}
