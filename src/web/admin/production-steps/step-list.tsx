import type { ProductionStep } from '#contract/production.ts'
import { formatTime } from '#contract/messages/format-dates.ts'
import { isFinished } from '#contract/rules/production-rules.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { CheckIcon, WarningIcon } from '#web/ui/icons.tsx'
import { StepPhotos } from './step-photos.tsx'

export type StepListProps = {
  itemId: string
  steps: readonly ProductionStep[]
  current: ProductionStep | undefined
  onReopen?: ((step: ProductionStep) => void) | undefined
}

/** All steps with who did them and when; a press on a finished one opens it again. */
export function StepList({ itemId, steps, current, onReopen }: StepListProps) {
  const t = useMessages('admin-production')
  return (
    <ol className="grid">
      {steps.map((step) => {
        const { id, name, status, by, ended_at, note } = step
        const isOver = isFinished(status)
        return (
          <li key={id} className="flex min-h-11 items-center gap-3 py-1">
            <span
              className={classNames(
                'grid size-6 shrink-0 rotate-45 place-items-center border-2',
                isOver ? 'border-lapis bg-lapis text-milk' : current?.id === id ? 'border-apricot bg-apricot text-ink' : 'border-edge',
              )}
            >
              <span className="-rotate-45">
                {isOver && <CheckIcon className="size-4" />}
                {status === 'blocked' && <WarningIcon className="size-4" />}
              </span>
            </span>
            <div className="min-w-0 flex-1">
              <p className={classNames('font-bold', !isOver && current?.id !== id && 'text-smoke')}>{name}</p>
              <p className="text-tiny text-smoke">
                {[
                  status === 'pending' ? '' : t(`steps.status.${status}`),
                  by && ended_at ? t('steps.by', { name: by, time: formatTime(ended_at) }) : '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {note && current?.id !== id && (
                <p className="text-small break-words whitespace-pre-line">
                  <NoteOf step={step} />
                </p>
              )}
              {current?.id !== id && <StepPhotos itemId={itemId} step={step} />}
            </div>
            {isOver && onReopen && (
              <button type="button" onClick={() => onReopen(step)} className="text-link min-h-11 px-2 text-small">
                {t('steps.reopen')}
                <span className="sr-only"> {name}</span>
              </button>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** What somebody wrote of a step, and who it was. */
export function NoteOf({ step: { note, note_by, note_at } }: { step: ProductionStep }) {
  const t = useMessages('admin-production')
  return (
    <>
      {note}
      {note_by && note_at && (
        <span className="block text-tiny font-normal text-smoke">{t('steps.by', { name: note_by, time: formatTime(note_at) })}</span>
      )}
    </>
  )
}
