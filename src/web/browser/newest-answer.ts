/** Tells whether an answer is still the newest that is known: readings are not answered in the order in which they were asked. */
export function newestAnswer() {
  let count = 0
  return {
    /** Something newer is shown now than what is being read. */
    pass(): void {
      count += 1
    },
    /** What `read` answers; undefined where something has passed it, another reading among others. Throws what `read` throws. */
    async ask<Answer>(read: () => Promise<Answer>): Promise<Answer | undefined> {
      count += 1
      const asked = count
      const answer = await read()
      return asked === count ? answer : undefined
    },
  }
}
