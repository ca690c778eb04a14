import type { Language } from '#contract/languages.ts'
import { formatDateRange } from '#contract/messages/format-dates.ts'
import type { AreaTranslator } from '#contract/messages/translator.ts'
import { engineName } from '#contract/rules/figure-reports.ts'
import { agentLinkSource } from '#contract/rules/order-sources.ts'
import { readBehind } from '#contract/rules/orders-behind.ts'
import { monthLabel } from '../analytics/series.ts'
import type { OrdersQuery } from './orders-list.ts'

/** Returns the filters that a link from the analytics has set, so they can be removed. */
export function visitFilters(
  { agent, source, medium, campaign, device, first_month, behind }: OrdersQuery,
  t: AreaTranslator<'admin-orders'>,
  language: Language,
) {
  const asked = [
    ['agent', agent],
    ['source', source && sourceName(source, t)],
    ['medium', medium],
    ['campaign', campaign],
    ['device', device && t(`visit.${device}`)],
    ['first_month', first_month && monthLabel(first_month, language)],
    ['behind', behind && behindName(behind, t, language)],
  ] as const
  const values = { agent, source, medium, campaign, device, first_month, behind }
  return asked.flatMap(([name, label]) => {
    const value = values[name]
    return value && label ? [{ name, label: t(`filter.${name}`), options: [{ value, label }] }] : []
  })
}

const sourceName = (source: string, t: AreaTranslator<'admin-orders'>) =>
  source === 'direct' || source === 'search' || source === 'partner' || source === agentLinkSource
    ? t(`visit.${source}`)
    : (engineName(source) ?? source)

function behindName(text: string, t: AreaTranslator<'admin-orders'>, language: Language): string | undefined {
  const behind = readBehind(text)
  if (!behind) return undefined
  const days = formatDateRange(language, behind.from, behind.to, { month: 'short' })
  if (behind.of === 'search') return t('behind.search', { query: behind.query, days })
  if (behind.of === 'cart') {
    const { step } = behind
    const name = step === 'cart' || step === 'checkout' || step === 'browsing' ? t(`behind.${step}`) : step
    return [t('behind.left', { days }), name].filter(Boolean).join(' · ')
  }
  const parts = [
    behind.device && t(`visit.${behind.device}`),
    behind.language && t(`behind.${behind.language}`),
    behind.source && sourceName(behind.source, t),
  ]
  return [t('behind.visits', { days }), ...parts].filter(Boolean).join(' · ')
}
