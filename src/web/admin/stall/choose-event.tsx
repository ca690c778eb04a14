import { formatWhen } from '#contract/messages/format-dates.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { spanOf } from '#contract/messages/event-time.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import type { StallState } from './stall.ts'

export type ChooseEventProps = { state: StallState; onChoose: (eventId: string) => void; onRetry: () => void }

/** Lists running and coming events. The choice is stored in the address and on this device. */
export function ChooseEvent({ state, onChoose, onRetry }: ChooseEventProps) {
  const t = useMessages('admin-stall')
  const language = useLanguage()
  if (!state.events && state.hasFailed) return <ListFailed onRetry={onRetry} />
  return (
    <div className="mx-auto grid w-full max-w-140 gap-4 px-4 py-6">
      <h2 className="text-heading-3 font-bold">{t('choose.title')}</h2>
      {!state.events && (
        <p aria-live="polite" className="text-smoke">
          {t('reading')}
        </p>
      )}
      {state.events?.length === 0 && (
        <p className="grid gap-4 text-smoke">
          {t('choose.none')}
          <ButtonLink to={adminPages.events()} tone="secondary" size="medium">
            {t('choose.toEvents')}
          </ButtonLink>
        </p>
      )}
      <ul className="grid gap-3">
        {state.events?.map((event) => (
          <li key={event.id}>
            <button
              type="button"
              onClick={() => onChoose(event.id)}
              className="press grid min-h-16 w-full gap-0.5 rounded-edge border border-edge bg-surface px-4 py-3 text-left hover:border-ink"
            >
              <b className="text-label">{event.title}</b>
              <span className="text-smoke">
                {event.venue} · {spanOf(event, language)}
              </span>
              {event.ends_at < state.now && (
                <span className="text-pending">
                  {t('choose.past')} · {formatWhen(language, event.ends_at, state.now)}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Shown when the phone has no list and can't load one now. */
export function ListFailed({ onRetry }: { onRetry: () => void }) {
  const t = useMessages('admin-stall')
  return (
    <div className="mx-auto w-full max-w-140 px-4 py-10">
      <ErrorState title={t('failedTitle')} retryLabel={t('retry')} onRetry={onRetry}>
        {t('failedText')}
      </ErrorState>
    </div>
  )
}
