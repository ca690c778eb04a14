let before: Promise<unknown> = Promise.resolve()

/**
 * Runs the work when nothing else under this name runs, in this tab or another one; it waits for its turn. Where a browser has no locks, tabs
 * may both send: the shop hears a key once all the same.
 */
export async function exclusively(name: string, work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) {
    await navigator.locks.request(name, work)
    return
  }
  const turn = before.then(work, work)
  before = turn
  await turn
}
