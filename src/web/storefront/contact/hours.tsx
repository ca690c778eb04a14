import { useEffect, useState } from 'react'
import { openingHours, openStateAt, type OpenState } from '#contract/rules/opening-hours.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'

const minuteMs = 60_000

/** The page is cached for everybody, so whether the shop is open is computed in the browser. */
export function Hours() {
  const t = useMessages('contact')
  const state = useOpenState()
  const { weekdays, saturday } = openingHours
  const rows = [
    { day: t('hours.weekdays'), hours: `${weekdays.opens}–${weekdays.closes}` },
    { day: t('hours.saturday'), hours: `${saturday.opens}–${saturday.closes}` },
    { day: t('hours.sunday'), hours: t('hours.closed') },
  ]
  return (
    <section aria-labelledby="hours">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="hours" className="font-display text-heading-2">
          {t('hours.title')}
        </h2>
        <p className="text-small text-smoke">{t('hours.zone')}</p>
      </div>
      <dl className="mt-4 border-t border-wool text-body">
        {rows.map(({ day, hours }) => (
          <div key={day} className="flex justify-between gap-6 border-b border-wool py-3">
            <dt>{day}</dt>
            <dd className="figures font-medium">{hours}</dd>
          </div>
        ))}
      </dl>
      <output className="mt-4 flex min-h-6 items-center gap-2.5 text-label font-medium">
        {state && <span aria-hidden="true" className={`size-2.5 rounded-full ${state.isOpen ? 'bg-tile' : 'bg-edge'}`} />}
        {state &&
          (state.isOpen
            ? t('hours.openNow', { time: state.until })
            : t('hours.closedNow', { day: t(`hours.${state.day}`), time: state.from }))}
      </output>
    </section>
  )
}

function useOpenState(): OpenState | undefined {
  const [state, setState] = useState<OpenState>()
  useEffect(() => {
    const look = () => setState(openStateAt(new Date()))
    look()
    const watch = setInterval(look, minuteMs)
    return () => clearInterval(watch)
  }, [])
  return state
}
