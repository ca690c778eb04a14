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

/** Which is looked at: the one of the address, else the first that nobody has decided on. */
export function lookedAt<Image extends Decided>(images: readonly Image[], asked: string | null): Image | undefined {
  return images.find(({ id }) => id === asked) ?? images.find(({ status }) => status === 'ready') ?? images[0]
}

/** The neighbour, round the end. */
export function neighbourOf<Image extends Decided>(images: readonly Image[], id: string, by: 1 | -1): Image | undefined {
  const at = images.findIndex((image) => image.id === id)
  return at < 0 ? images[0] : images[(at + by + images.length) % images.length]
}

/** After a decision: the next that waits for one, from there on and round the end; where none does, the one after. */
export function nextToDecide<Image extends Decided>(images: readonly Image[], id: string): Image | undefined {
  const at = images.findIndex((image) => image.id === id)
  const behind = [...images.slice(at + 1), ...images.slice(0, Math.max(0, at))]
  return behind.find(({ status }) => status === 'ready') ?? behind[0]
}
