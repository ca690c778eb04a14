import { useEffect, useState } from 'react'
import type { StudioFacts } from '#contract/shop.ts'
import { groupHours, openStateAt, type OpenState } from '#contract/rules/opening-hours.ts'
import { formatRange } from '#contract/messages/format.ts'
import type { AreaTranslator } from '#contract/messages/translator.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'

const minuteMs = 60_000

type Studio = Pick<StudioFacts, 'opening_hours' | 'holidays'>

/** The page is cached for all visitors, so the browser computes whether the shop is open. */
export function Hours({ studio }: { studio: Studio }) {
  const t = useMessages('contact')
  const state = useOpenState(studio)
  const rows = groupHours(studio.opening_hours).map(({ from, to, hours }) => ({
    day: capitalised(from === to ? dayName(t, from) : t('hours.span', { from: dayName(t, from), to: dayName(t, to) })),
    hours: hours ? formatRange(hours.opens, hours.closes) : t('hours.closed'),
  }))
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
        {state && stateText(t, state)}
      </output>
    </section>
  )
}

function stateText(t: AreaTranslator<'contact'>, state: OpenState): string {
  if (state.isOpen) return t('hours.openNow', { time: state.until })
  if (!state.next) return t('hours.shut')
  const { day, from } = state.next
  return t('hours.closedNow', { day: typeof day === 'string' ? t(`hours.${day}`) : t(`hours.on.${numberOf(day)}`), time: from })
}

function dayName(t: AreaTranslator<'contact'>, day: number): string {
  return t(`hours.day.${numberOf(day)}`)
}

const numbers = [1, 2, 3, 4, 5, 6, 7] as const
function numberOf(day: number) {
  return numbers[day - 1] ?? 1
}

function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

function useOpenState({ opening_hours: week, holidays }: Studio): OpenState | undefined {
  const [state, setState] = useState<OpenState>()
  useEffect(() => {
    const look = () => setState(openStateAt(new Date(), week, holidays))
    look()
    const watch = setInterval(look, minuteMs)
    return () => clearInterval(watch)
  }, [week, holidays])
  return state
}
