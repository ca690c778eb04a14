import { useId, useState } from 'react'
import * as production from '#contract/calls/production.gen.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import type { ItemSteps, ProductionStep } from '#contract/production.ts'
import { mostImageMb } from '#contract/rules/image-limits.ts'
import { mostPhotos } from '#contract/rules/production-rules.ts'
import { stepPhoto } from '#contract/uploads.ts'
import { sendFile } from '#web/browser/calls/send-file.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { classNames } from '#web/ui/class-names.ts'
import { CameraIcon, CloseIcon } from '#web/ui/icons.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { sentenceOfError } from '../kit/sentence-of-error.ts'
import { useStaffCall } from '../use-staff-call.ts'

export type StepPhotosProps = {
  itemId: string
  step: ProductionStep
  /** Left out where nothing may be changed any more. */
  onChange?: ((answer: ItemSteps) => void) | undefined
}

/** The photographs beside a step, and a way to take another: one that could not be sent is kept until it is. */
export function StepPhotos({ itemId, step, onChange }: StepPhotosProps) {
  const t = useMessages('admin-production')
  const common = useMessages('admin')
  const language = useLanguage()
  const inputId = useId()
  const [share, setShare] = useState<number>()
  const [unsent, setUnsent] = useState<{ file: File; problem: string }>()
  const path = { id: itemId, stepId: step.id }
  const [asked, setAsked] = useState<string>()
  const removing = useStaffCall(production.removePhoto, {
    onSuccess: (answer) => {
      setAsked(undefined)
      onChange?.(answer)
    },
  })

  async function upload(file: File) {
    setUnsent(undefined)
    if (!stepPhoto.kinds.some((kind) => kind === file.type)) return setUnsent({ file, problem: t('steps.photo.wrongKind') })
    if (file.size > mostImageMb * 1024 * 1024) return setUnsent({ file, problem: t('steps.photo.tooLarge', { most: mostImageMb }) })
    setShare(0)
    try {
      onChange?.(await sendFile(production.addPhoto, { params: path, body: { file } }, { language, onProgress: setShare }))
    } catch (error) {
      setUnsent({ file, problem: sentenceOfError(error, common('failed.network')) })
    } finally {
      setShare(undefined)
    }
  }

  return (
    <div className="grid gap-2 empty:hidden">
      {step.photos.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {step.photos.map(({ id, url, by, at }) => (
            <li key={id} className="relative">
              <a href={url} target="_blank" rel="noreferrer" className="block">
                <img
                  src={url}
                  alt={t('steps.photo.of', { step: step.name, name: by ?? '', time: formatDateTime(language, at) })}
                  width={88}
                  height={88}
                  loading="lazy"
                  className="size-22 rounded-edge bg-felt object-cover"
                />
              </a>
              {onChange && (
                <button
                  type="button"
                  aria-label={t('steps.photo.remove')}
                  onClick={() => setAsked(id)}
                  className="press absolute -top-2 -right-2 grid size-11 place-items-center"
                >
                  <span className="grid size-6 place-items-center rounded-full border border-edge bg-surface text-ink">
                    <CloseIcon className="size-4" />
                  </span>
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {unsent && (
        <div className="grid justify-items-start gap-2">
          <p role="alert" className="text-small font-medium text-pomegranate">
            {t('steps.photo.unsent', { name: unsent.file.name })} {unsent.problem}
          </p>
          <div className="flex gap-2">
            <Button tone="quiet" size="small" onClick={() => void upload(unsent.file)}>
              {t('steps.photo.again')}
            </Button>
            <Button tone="quiet" size="small" onClick={() => setUnsent(undefined)}>
              {t('steps.photo.drop')}
            </Button>
          </div>
        </div>
      )}
      {share !== undefined && <ProgressBar label={t('steps.photo.sending')} value={share} max={1} />}
      {onChange && step.photos.length < mostPhotos && share === undefined && (
        <div className="justify-self-start">
          <input
            id={inputId}
            type="file"
            accept={stepPhoto.kinds.join(',')}
            className="peer sr-only"
            onChange={({ target }) => {
              const file = target.files?.[0]
              // Choosing the same file again after an error must be noticed.
              target.value = ''
              if (file) void upload(file)
            }}
          />
          <label
            htmlFor={inputId}
            className={classNames(
              buttonLook({ tone: 'quiet', size: 'medium' }),
              'cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-(--focus-ring)',
            )}
          >
            <CameraIcon />
            {t('steps.photo.add')}
          </label>
        </div>
      )}
      {asked !== undefined && (
        <Dialog
          open
          size="small"
          onOpenChange={(isOpen) => !isOpen && setAsked(undefined)}
          title={t('steps.photo.removeAsk')}
          description={t('steps.photo.removeHint')}
          closeLabel={common('action.close')}
          actions={
            <Button
              tone="danger"
              size="large"
              wide
              loading={removing.isBusy}
              onClick={() => void removing.send({ ...path, photoId: asked })}
            >
              {t('steps.photo.remove')}
            </Button>
          }
        >
          {removing.refused && (
            <Notice tone="error" announced>
              {removing.refused}
            </Notice>
          )}
        </Dialog>
      )}
    </div>
  )
}
