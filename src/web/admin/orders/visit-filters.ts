import type { AreaTranslator } from '#contract/messages/translator.ts'
import type { OrdersQuery } from './orders-list.ts'

/** Figures lead here with what they count: what they ask for is there to be taken away. */
export function visitFilters({ source, medium, campaign, device }: OrdersQuery, t: AreaTranslator<'admin-orders'>) {
  const asked = [
    ['source', source && sourceName(source, t)],
    ['medium', medium],
    ['campaign', campaign],
    ['device', device && t(`visit.${device}`)],
  ] as const
  const values = { source, medium, campaign, device }
  return asked.flatMap(([name, label]) => {
    const value = values[name]
    return value && label ? [{ name, label: t(`filter.${name}`), options: [{ value, label }] }] : []
  })
}

const sourceName = (source: string, t: AreaTranslator<'admin-orders'>) =>
  source === 'direct' || source === 'search' || source === 'partner' ? t(`visit.${source}`) : source
