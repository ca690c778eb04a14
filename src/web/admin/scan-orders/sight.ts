/** Frames without a code, about one second. */
const mostUnseen = 8
/** `HTMLMediaElement.HAVE_CURRENT_DATA`. */
const haveCurrentData = 2

export type Sight = {
  /** Takes the code in a frame and returns it unless it is to be ignored. */
  see: (code: string | undefined) => string | undefined
  /** Ignores the last returned code until it leaves the view. */
  passOver: () => void
  isPassingOver: () => boolean
}

/** Tracks which code is in view. A few unreadable frames do not mean that the code has left. */
export function createSight(): Sight {
  let lastCode: string | undefined
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
      lastCode = code
      return code
    },
    passOver() {
      passed = lastCode
      unseen = 0
    },
    isPassingOver: () => passed !== undefined,
  }
}

type Frame = Pick<HTMLVideoElement, 'videoWidth' | 'readyState'>

/** Reads a video frame. Before the first frame, as after a remount, the view is unknown and does not count as empty. */
export async function look<Video extends Frame>(
  sight: Sight,
  video: Video | null,
  read: (video: Video) => Promise<string | undefined>,
): Promise<string | undefined> {
  if (!video || video.videoWidth === 0 || video.readyState < haveCurrentData) return undefined
  return sight.see(await read(video))
}
