import { useId, useState } from 'react'
import * as production from '#contract/calls/production.gen.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import type { ItemSteps, ProductionStep } from '#contract/production.ts'
import { mostImageMb } from '#contract/rules/image-limits.ts'
import { mostPhotos } from '#contract/rules/production-rules.ts'
import { stepPhoto } from '#contract/uploads.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { classNames } from '#web/ui/class-names.ts'
import { CameraIcon, CloseIcon } from '#web/ui/icons.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { findImageProblem } from '../kit/fields/find-image-problem.ts'
import { KeptPhoto } from './kept-photo.tsx'
import type { Press } from './presses.ts'
import type { Presses } from './use-presses.ts'

export type StepPhotosProps = {
  itemId: string
  step: ProductionStep
  waiting?: readonly Press[]
  progress?: Presses['progress']
  /** Omitted if nothing may be changed any more. */
  onTake?: ((file: File) => void) | undefined
  onDrop?: ((key: string) => void) | undefined
  onChange?: ((answer: ItemSteps) => void) | undefined
}

/** The photos of a step, with a button to take another. A new photo waits its turn after earlier presses, and for the network. */
export function StepPhotos({ itemId, step, waiting = [], progress, onTake, onDrop, onChange }: StepPhotosProps) {
  const t = useMessages('admin-production')
  const common = useMessages('admin')
  const language = useLanguage()
  const inputId = useId()
  const [problem, setProblem] = useState<string>()
  const path = { id: itemId, stepId: step.id }
  const [asked, setAsked] = useState<string>()
  const removing = useWrite(production.removePhoto, {
    onSuccess: (answer) => {
      setAsked(undefined)
      onChange?.(answer)
    },
  })

  function take(file: File) {
    const found = findImageProblem(common, file, { kinds: stepPhoto.kinds, mostBytes: mostImageMb * 1024 * 1024 })
    setProblem(found)
    if (found === undefined) onTake?.(file)
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
      {waiting.map(({ key, photo }) => (
        <div key={key} className="flex flex-wrap items-center gap-3">
          <KeptPhoto photoKey={key} />
          {progress?.key === key ? (
            <ProgressBar label={t('steps.photo.sending')} value={progress.share} max={1} />
          ) : (
            <>
              <p className="text-small text-smoke">{t('steps.photo.kept', { name: photo?.name ?? '' })}</p>
              <Button tone="quiet" size="small" onClick={() => onDrop?.(key)}>
                {t('steps.photo.drop')}
              </Button>
            </>
          )}
        </div>
      ))}
      {problem && (
        <p role="alert" className="text-small font-medium text-pomegranate">
          {problem}
        </p>
      )}
      {onTake && step.photos.length + waiting.length < mostPhotos && (
        <div className="justify-self-start">
          <input
            id={inputId}
            type="file"
            accept={stepPhoto.kinds.join(',')}
            className="peer sr-only"
            onChange={({ target }) => {
              const file = target.files?.[0]
              // Reset, so choosing the same file again after an error fires a change event.
              target.value = ''
              if (file) take(file)
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
