/** About a second of frames without a code. */
const mostUnseen = 8
/** `HTMLMediaElement.HAVE_CURRENT_DATA`. */
const haveCurrentData = 2

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

type Frame = Pick<HTMLVideoElement, 'videoWidth' | 'readyState'>

/** What a look at the video tells. Until its first frame, as after it was shown anew, nobody knows what is in sight. */
export async function look<Video extends Frame>(
  sight: Sight,
  video: Video | null,
  read: (video: Video) => Promise<string | undefined>,
): Promise<string | undefined> {
  if (!video || video.videoWidth === 0 || video.readyState < haveCurrentData) return undefined
  return sight.see(await read(video))
}
