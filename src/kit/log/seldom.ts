/** The first time, then at most every ten seconds with the number skipped: an event of every request would fill the log. */
export function seldom(everyMs = 10_000): (say: (unsaid: number) => void) => void {
  let nextAt = 0
  let unsaid = 0
  return (say) => {
    if (performance.now() < nextAt) {
      unsaid += 1
      return
    }
    say(unsaid)
    nextAt = performance.now() + everyMs
    unsaid = 0
  }
}
