const before = new Map<string, Promise<unknown>>()

/**
 * Runs the work after all other work under this name, in this tab or another one. In a browser without locks two tabs may both send; the
 * server still acts on each key once.
 */
export async function exclusively(name: string, work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) {
    await navigator.locks.request(name, work)
    return
  }
  const turn = (before.get(name) ?? Promise.resolve()).then(work, work)
  before.set(name, turn)
  await turn
}
