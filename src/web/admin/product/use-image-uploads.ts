import { useEffect, useEffectEvent, useState } from 'react'
import * as productImages from '#contract/calls/product-images.gen.ts'
import { mostImageMb } from '#contract/rules/image-limits.ts'
import { productImage } from '#contract/uploads.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { sendFile } from '#web/browser/calls/send-file.ts'
import { sentenceOfError } from '../kit/sentence-of-error.ts'
import { takeWaitingImages } from './waiting-images.ts'

export type ImageUpload = { id: number; name: string; share: number; problem?: string }

/** The shop draws them one after another; more at once would only wait there. */
const mostAtOnce = 2
let lastId = 0

/** Several images on their way, each with its progress. One that is refused says why and leaves the others alone. */
export function useImageUploads(productId: string, onAdded: () => Promise<unknown>) {
  const t = useMessages('admin-product')
  const common = useMessages('admin')
  const language = useLanguage()
  const [uploads, setUploads] = useState<readonly ImageUpload[]>([])

  async function upload(file: File, id: number) {
    const problem = problemOf(file) ?? (await sendOne(file, id))
    setUploads((before) =>
      problem === undefined ? before.filter((one) => one.id !== id) : before.map((one) => (one.id === id ? { ...one, problem } : one)),
    )
    if (problem === undefined) await onAdded()
  }

  function problemOf({ type, size }: File): string | undefined {
    if (!productImage.kinds.some((kind) => kind === type)) return t('images.wrongKind')
    return size > mostImageMb * 1024 * 1024 ? t('images.tooLarge', { most: mostImageMb }) : undefined
  }

  async function sendOne(file: File, id: number): Promise<string | undefined> {
    const onProgress = (share: number) => setUploads((before) => before.map((one) => (one.id === id ? { ...one, share } : one)))
    try {
      await sendFile(productImages.add, { params: { id: productId }, body: { file } }, { language, onProgress })
      return undefined
    } catch (error) {
      return sentenceOfError(error, common('failed.network'))
    }
  }

  async function add(files: readonly File[]) {
    const waiting = files.map((file) => ({ file, id: (lastId += 1) }))
    setUploads((before) => [...before, ...waiting.map(({ file, id }) => ({ id, name: file.name, share: 0 }))])
    const next = async (): Promise<void> => {
      const one = waiting.shift()
      if (one === undefined) return
      await upload(one.file, one.id)
      return next()
    }
    await Promise.all(Array.from({ length: mostAtOnce }, next))
  }

  const addWaiting = useEffectEvent(() => void add(takeWaitingImages(productId)))
  useEffect(() => {
    const soon = setTimeout(() => addWaiting())
    return () => clearTimeout(soon)
  }, [])

  return { uploads, add, forget: (id: number) => setUploads((before) => before.filter((one) => one.id !== id)) }
}
