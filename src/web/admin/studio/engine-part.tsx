import * as calls from '#contract/calls/studio.gen.ts'
import { formatNumber } from '#contract/messages/format.ts'
import type { StudioSession } from '#contract/studio.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { RadioCard } from '#web/ui/radio-card.tsx'
import { EditSection } from '../kit/edit/edit-page.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'
import type { Studio } from './use-studio.ts'

export function EnginePart({ studio: { session, take } }: { studio: Studio }) {
  const t = useMessages('admin-studio')
  const changing = useWrite(calls.change)
  const { id, engine, engines, engine_reason: reason, cost } = session
  const costs = useCosts(cost)
  return (
    <EditSection title={t('engine.title')} hint={t(`engine.reason.${reason}`, { name: t(`engine.name.${engine}`) })}>
      <fieldset className="grid gap-2">
        <legend className="sr-only">{t('engine.title')}</legend>
        {engines.map((one) => (
          <RadioCard
            key={one}
            name="engine"
            value={one}
            checked={one === engine}
            title={t(`engine.name.${one}`)}
            description={t(`engine.about.${one}`)}
            onChange={() =>
              void changing.act(
                { params: { id }, body: { engine: one } },
                { done: t('engine.changed', { name: t(`engine.name.${one}`) }), failed: t('failed.engine'), next: take },
              )
            }
          />
        ))}
      </fieldset>
      <p className="text-small text-smoke">{costs.rule}</p>
    </EditSection>
  )
}

/** Returns sentences about the costs of pictures. The services bill in US dollars; the compositor is free. */
export function useCosts(cost: StudioSession['cost']) {
  const t = useMessages('admin-studio')
  const language = useLanguage()
  const money = (amount: number) => `US$\u00a0${formatNumber(language, amount, 3)}`
  const isFree = cost.each === 0
  return {
    money,
    rule: isFree ? t('cost.free') : t('cost.each', { each: money(cost.each) }),
    before: (count: number) => (isFree ? t('cost.free') : t('cost.before', { sum: money(cost.each * count) })),
    today: cost.day_limit === null ? undefined : t('cost.today', { spent: money(cost.spent_today), limit: money(cost.day_limit) }),
    spent: cost.spent === 0 ? t('cost.nothingSpent') : t('cost.spent', { sum: money(cost.spent) }),
  }
}
