import { useState } from 'react'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { findImageProblem } from './find-image-problem.ts'

export type ImageFieldProps = {
  label: string
  hint?: string
  url: string | null
  accept: string
  mostBytes: number
  /** Uploads a file; resolves to a message if it was refused. `onProgress` gets a share from 0 to 1. */
  upload: (file: File, onProgress: (share: number) => void) => Promise<string | undefined>
  remove?: () => Promise<string | undefined>
  alt?: { value: string; onChange: (text: string) => void }
}

export function ImageField({ label, hint, url, accept, mostBytes, upload, remove, alt }: ImageFieldProps) {
  const t = useMessages('admin-edit')
  const common = useMessages('admin')
  const [share, setShare] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const [isReplacing, setReplacing] = useState(false)

  async function handleFile(file: File | undefined) {
    if (!file) return
    const found = findImageProblem(common, file, { kinds: accept.split(','), mostBytes })
    setProblem(found)
    if (found !== undefined) return
    setShare(0)
    const refused = await upload(file, setShare)
    setShare(undefined)
    setProblem(refused)
    if (refused === undefined) setReplacing(false)
  }

  return (
    <div className="grid gap-3">
      {url !== null && (
        <div className="flex items-start gap-4">
          <img src={url} alt={alt?.value ?? ''} width={112} height={112} className="size-28 rounded-edge bg-felt object-cover" />
          <div className="flex flex-wrap gap-2">
            <Button tone="quiet" size="dense" onClick={() => setReplacing(!isReplacing)}>
              {t('image.replace')}
            </Button>
            {remove && (
              <Button tone="quiet" size="dense" onClick={() => void remove().then(setProblem)}>
                {t('image.remove')}
              </Button>
            )}
          </div>
        </div>
      )}
      {(url === null || isReplacing || problem !== undefined) && (
        <FileDrop
          label={label}
          hint={hint}
          accept={accept}
          error={problem}
          disabled={share !== undefined}
          onFiles={([file]) => void handleFile(file)}
          {...(share === undefined ? {} : { progress: { percent: share * 100, label: t('image.sending') } })}
        />
      )}
      {alt && url !== null && (
        <TextField
          label={t('image.alt')}
          hint={alt.value === '' ? t('image.altMissing') : undefined}
          size="dense"
          maxLength={200}
          value={alt.value}
          onChange={({ target }) => alt.onChange(target.value)}
        />
      )}
    </div>
  )
}
