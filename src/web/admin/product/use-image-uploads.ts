import { useEffect, useState } from 'react'
import * as productImages from '#contract/calls/product-images.gen.ts'
import { mostImageMb } from '#contract/rules/image-limits.ts'
import { productImage } from '#contract/uploads.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useStore } from '#web/ui/store.ts'
import { sendFile } from '#web/browser/calls/send-file.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { findImageProblem } from '../kit/fields/find-image-problem.ts'
import { sentenceOfError } from '../kit/sentence-of-error.ts'
import { createImageUploads } from './image-uploads.ts'
import { takeWaitingImages } from './waiting-images.ts'

export function useImageUploads(productId: string, onAdded: () => Promise<unknown>) {
  const t = useMessages('admin')
  const shell = useMessages('shell')
  const addImage = useWrite(productImages.add)

  async function send(file: File, onProgress: (share: number) => void): Promise<string | undefined> {
    const problem = findImageProblem(t, file, { kinds: productImage.kinds, mostBytes: mostImageMb * 1024 * 1024 })
    if (problem !== undefined) return problem
    try {
      await addImage.attempt({ params: { id: productId }, body: { file } }, { by: sendFile, onProgress })
      return undefined
    } catch (error) {
      return sentenceOfError(error, shell('unreached'))
    }
  }

  const [images] = useState(() => createImageUploads({ send, onAdded }))
  const uploads = useStore(images.uploads)
  useEffect(() => images.follow({ send, onAdded }))

  useEffect(() => {
    const soon = setTimeout(() => void images.add(takeWaitingImages(productId)))
    return () => clearTimeout(soon)
  }, [images, productId])

  return { uploads, add: images.add, forget: images.forget }
}
