import type { Language } from '#contract/languages.ts'
import type { AreaTranslator } from '#contract/messages/translator.ts'
import { monthLabel } from '../analytics/series.ts'
import type { OrdersQuery } from './orders-list.ts'

/** Figures lead here with what they count: what they ask for is there to be taken away. */
export function visitFilters(
  { source, medium, campaign, device, first_month }: OrdersQuery,
  t: AreaTranslator<'admin-orders'>,
  language: Language,
) {
  const asked = [
    ['source', source && sourceName(source, t)],
    ['medium', medium],
    ['campaign', campaign],
    ['device', device && t(`visit.${device}`)],
    ['first_month', first_month && monthLabel(first_month, language)],
  ] as const
  const values = { source, medium, campaign, device, first_month }
  return asked.flatMap(([name, label]) => {
    const value = values[name]
    return value && label ? [{ name, label: t(`filter.${name}`), options: [{ value, label }] }] : []
  })
}

const sourceName = (source: string, t: AreaTranslator<'admin-orders'>) =>
  source === 'direct' || source === 'search' || source === 'partner' ? t(`visit.${source}`) : source
