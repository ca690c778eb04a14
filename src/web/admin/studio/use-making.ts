import * as calls from '#contract/calls/studio.gen.ts'
import type { StudioImage } from '#contract/studio.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { showToast } from '#web/ui/toasts.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import type { Studio } from './use-studio.ts'

export type Making = {
  /** Makes the pictures of these shots, or of all shots with fewer pictures than requested. */
  begin: (shots?: string[]) => Promise<boolean>
  tryAgain: (image: StudioImage) => Promise<void>
  /** Makes another picture of the same shot. `note` says what to change. */
  vary: (image: StudioImage, note?: string) => Promise<void>
  /** Cancels a picture in progress, or deletes a finished one. */
  remove: (image: StudioImage) => Promise<void>
  isBusy: boolean
  /** Why no pictures were started. */
  refused: string | undefined
}

/** The actions that make pictures. Each press has an idempotency key, so retries count once. */
export function useMaking({ session, takeImages, forgetImage, reload }: Studio): Making {
  const t = useMessages('admin-studio')
  const removeImage = useWrite(calls.removeImage)
  const begin = useWrite(calls.makeImages)
  const again = useWrite(calls.tryAgain)
  const vary = useWrite(calls.vary)
  const { id } = session

  const say = (title: string, reason: string | undefined) =>
    showToast({ title, tone: 'error', ...(reason !== undefined && { description: reason }) })

  return {
    async begin(shots) {
      const outcome = await begin.send({ params: { id }, body: shots ? { shots } : {} })
      if (!('answer' in outcome)) return false
      await takeImages(outcome.answer.images)
      return true
    },
    async tryAgain(image) {
      const outcome = await again.send({ id, imageId: image.id })
      if ('answer' in outcome) return takeImages([outcome.answer])
      say(t('failed.images'), outcome.refusal.error)
      await reload()
    },
    async vary(image, note) {
      const outcome = await vary.send({ params: { id, imageId: image.id }, body: note ? { note } : {} })
      if (!('answer' in outcome)) return say(t('failed.images'), outcome.refusal.error)
      await takeImages([outcome.answer])
      showToast({ title: t('images.varying'), tone: 'success' })
    },
    async remove(image) {
      const isInWork = image.status === 'queued' || image.status === 'running'
      await removeImage.act(
        { id, imageId: image.id },
        {
          done: t(isInWork ? 'images.cancelled' : 'images.removed'),
          failed: t('failed.images'),
          next: () => forgetImage(image.id),
        },
      )
    },
    isBusy: begin.isBusy,
    refused: begin.refused,
  }
}
