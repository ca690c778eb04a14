import type { ProductionStep, Worker } from '#contract/production.ts'
import { formatWhen } from '#contract/messages/format-dates.ts'
import { isFinished } from '#contract/rules/production-rules.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { CheckIcon, WarningIcon } from '#web/ui/icons.tsx'
import { StepPhotos } from './step-photos.tsx'

export type StepListProps = {
  itemId: string
  steps: readonly ProductionStep[]
  current: ProductionStep | undefined
  /** When the data was read. Steps done on an earlier day show their date. */
  now: string
  /** True if the current step is shown in full below, so its details are not repeated. */
  isCurrentBelow?: boolean
  onReopen?: ((step: ProductionStep) => void) | undefined
  /** The people a step can be assigned to. Omitted if nothing may be changed. */
  people?: readonly Worker[] | undefined
  onAssign?: (step: ProductionStep, who: Worker | undefined) => void
}

/** All steps with their person and time. Pressing a finished step opens it again. */
export function StepList({ itemId, steps, current, now, isCurrentBelow = false, onReopen, people, onAssign }: StepListProps) {
  const t = useMessages('admin-production')
  const language = useLanguage()
  return (
    <ol className="grid">
      {steps.map((step) => {
        const { id, name, status, by, ended_at, note } = step
        const isOver = isFinished(status)
        const isBelow = isCurrentBelow && current?.id === id
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
                  !isOver && !people ? (step.assignee ?? '') : '',
                  by && ended_at ? t('steps.by', { name: by, time: formatWhen(language, ended_at, now) }) : '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {note && !isBelow && (
                <p className="text-small break-words whitespace-pre-line">
                  <NoteOf step={step} now={now} />
                </p>
              )}
              {!isBelow && <StepPhotos itemId={itemId} step={step} />}
            </div>
            {!isOver && people && onAssign && <WhoDoes step={step} people={people} onAssign={(who) => onAssign(step, who)} />}
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

type WhoDoesProps = { step: ProductionStep; people: readonly Worker[]; onAssign: (who: Worker | undefined) => void }

/** The list includes the current assignee even if that person is no longer active. */
function WhoDoes({ step: { name, assigned_to, assignee }, people, onAssign }: WhoDoesProps) {
  const t = useMessages('admin-production')
  const isKnown = assigned_to === null || people.some(({ id }) => id === assigned_to)
  return (
    <select
      aria-label={t('steps.whoOf', { step: name })}
      value={assigned_to ?? ''}
      title={assignee ?? undefined}
      onChange={({ target }) => onAssign(people.find(({ id }) => id === target.value))}
      className="field-edge h-11 w-36 min-w-0 shrink truncate px-2 text-small [&>option]:bg-surface [&>option]:text-ink"
    >
      <option value="">{t('nobody')}</option>
      {!isKnown && <option value={assigned_to}>{assignee}</option>}
      {people.map((person) => (
        <option key={person.id} value={person.id}>
          {person.name}
        </option>
      ))}
    </select>
  )
}

export function NoteOf({ step: { note, note_by, note_at }, now }: { step: ProductionStep; now: string }) {
  const t = useMessages('admin-production')
  const language = useLanguage()
  return (
    <>
      <span translate="no">{note}</span>
      {note_by && note_at && (
        <span className="block text-tiny font-normal text-smoke">
          {t('steps.by', { name: note_by, time: formatWhen(language, note_at, now) })}
        </span>
      )}
    </>
  )
}
