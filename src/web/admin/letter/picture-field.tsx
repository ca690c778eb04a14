import * as campaigns from '#contract/calls/campaigns.gen.ts'
import { mostImageMb } from '#contract/rules/image-limits.ts'
import { letterImage } from '#contract/uploads.ts'
import { sendFile } from '#web/browser/calls/send-file.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { imageAddress } from '#web/ui/responsive-image.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { ImageField } from '../kit/fields/image-field.tsx'
import { sentenceOfError } from '../kit/sentence-of-error.ts'

export type PictureFieldProps = { imageKey: string | undefined; onChange: (imageKey: string | undefined) => void }

/** One picture for all languages. Its description is written in each language. */
export function PictureField({ imageKey, onChange }: PictureFieldProps) {
  const t = useMessages('admin-letter')
  const shell = useMessages('shell')
  const addImage = useWrite(campaigns.addImage)

  async function upload(file: File, onProgress: (share: number) => void): Promise<string | undefined> {
    try {
      const { image_key } = await addImage.attempt({ file }, { by: sendFile, onProgress })
      onChange(image_key)
      return undefined
    } catch (error) {
      return sentenceOfError(error, shell('unreached'))
    }
  }

  return (
    <ImageField
      label={t('picture.drop')}
      hint={t('picture.hint', { max_mb: mostImageMb })}
      url={imageKey === undefined ? null : imageAddress(imageKey, 400, 'jpg')}
      accept={letterImage.kinds.join(',')}
      mostBytes={mostImageMb * 1024 * 1024}
      upload={upload}
      remove={() => {
        onChange(undefined)
        return Promise.resolve(undefined)
      }}
    />
  )
}
