/** About a second of frames without a code. */
const mostUnseen = 8

export type Sight = {
  /** What a frame shows, if it is to be told. */
  see: (code: string | undefined) => string | undefined
  /** What was told last is not told again before it was out of sight. */
  passOver: () => void
  isPassingOver: () => boolean
}

/** Tells what comes into sight. A frame in which nothing could be read is not yet a code that went away. */
export function createSight(): Sight {
  let told: string | undefined
  let passed: string | undefined
  let unseen = 0
  return {
    see(code) {
      if (!code) {
        unseen += 1
        if (unseen >= mostUnseen) passed = undefined
        return undefined
      }
      unseen = 0
      if (code === passed) return undefined
      passed = undefined
      told = code
      return code
    },
    passOver() {
      passed = told
      unseen = 0
    },
    isPassingOver: () => passed !== undefined,
  }
}
