import type { Worker } from '#contract/production.ts'
import { formatTime } from '#contract/messages/format-dates.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useIsStale } from '#web/features/live/refresh-page.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Initials } from '../kit/initials.tsx'
import { useBoardPeople } from './use-board-people.ts'

export type BoardLiveProps = { people: readonly Worker[]; loadedAt: string; onRetry: () => void }

export function BoardLive({ people, loadedAt, onRetry }: BoardLiveProps) {
  const t = useMessages('admin-production')
  const isStale = useIsStale()
  const here = useBoardPeople()
  const names = here.map((id) => people.find((person) => person.id === id)?.name ?? t('somebody'))
  const time = formatTime(loadedAt)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-smoke">
      {names.length > 0 && (
        <p className="flex items-center gap-2" title={names.join(', ')}>
          <span aria-hidden="true" className="flex gap-1">
            {names.slice(0, mostShown).map((name, place) => (
              <Initials key={here[place]} name={name} size="small" />
            ))}
          </span>
          {names.length > mostShown && <span aria-hidden="true" className="figures">{`+${names.length - mostShown}`}</span>}
          <span className="sr-only">{t('here', { names: names.join(', ') })}</span>
        </p>
      )}
      <p role={isStale ? 'status' : undefined} className={classNames('figures flex items-center gap-2', isStale && 'text-pomegranate')}>
        <span aria-hidden="true" className={classNames('size-2 rotate-45', isStale ? 'bg-pomegranate' : 'bg-tile')} />
        {isStale ? t('stale', { time }) : t('live', { time })}
        {isStale && (
          <button type="button" className="text-link hit-area font-bold" onClick={onRetry}>
            {t('retry')}
          </button>
        )}
      </p>
    </div>
  )
}

const mostShown = 5
