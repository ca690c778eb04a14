import type { StudioImage } from '#contract/studio.ts'

export const reviewFilters = ['all', 'open', 'kept', 'left'] as const
export type ReviewFilter = (typeof reviewFilters)[number]
type Decided = Pick<StudioImage, 'id' | 'status'>

const statuses: Record<Exclude<ReviewFilter, 'all'>, readonly StudioImage['status'][]> = {
  open: ['ready'],
  kept: ['accepted'],
  left: ['rejected', 'failed'],
}

export function imagesOf<Image extends Decided>(images: readonly Image[], filter: ReviewFilter): Image[] {
  return filter === 'all' ? [...images] : images.filter(({ status }) => statuses[filter].includes(status))
}

/** Returns the picture named in the address, or the first undecided one. */
export function lookedAt<Image extends Decided>(images: readonly Image[], asked: string | null): Image | undefined {
  return images.find(({ id }) => id === asked) ?? images.find(({ status }) => status === 'ready') ?? images[0]
}

/** Wraps around at the ends. */
export function neighbourOf<Image extends Decided>(images: readonly Image[], id: string, by: 1 | -1): Image | undefined {
  const at = images.findIndex((image) => image.id === id)
  return at < 0 ? images[0] : images[(at + by + images.length) % images.length]
}

/** Returns the next undecided picture, wrapping around at the end, or else the next picture. */
export function nextToDecide<Image extends Decided>(images: readonly Image[], id: string): Image | undefined {
  const at = images.findIndex((image) => image.id === id)
  const behind = [...images.slice(at + 1), ...images.slice(0, Math.max(0, at))]
  return behind.find(({ status }) => status === 'ready') ?? behind[0]
}
