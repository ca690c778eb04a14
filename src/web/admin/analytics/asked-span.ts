import { type Comparison, comparisons, deviceClasses } from '#contract/rules/figure-reports.ts'
import { isLanguage, type Language } from '#contract/languages.ts'

/** Parts of the page that can be shown alone, with more of their rows. */
export const figureTabs = ['funnel', 'carts', 'products', 'sources', 'partners', 'countries', 'buyers'] as const
export type FigureTab = (typeof figureTabs)[number]

export type AskedSpan = {
  from?: string
  to?: string
  compare: Comparison
  device?: (typeof deviceClasses)[number]
  language?: Language
  source?: string
  /** Undefined: all parts, each with its first rows. */
  tab?: FigureTab
}

const aDay = (text: string | null) =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined

/** Reads the query parameters. Invalid values are ignored. */
export function readSpan(params: URLSearchParams): AskedSpan {
  const [from, to] = [aDay(params.get('from')), aDay(params.get('to'))]
  const isWrong = from !== undefined && to !== undefined && from > to
  const device = deviceClasses.find((one) => one === params.get('device'))
  const language = params.get('language')
  const tab = figureTabs.find((one) => one === params.get('tab'))
  const source = params.get('source')?.trim().slice(0, 100)
  return {
    ...(!isWrong && from && { from }),
    ...(!isWrong && to && { to }),
    compare: comparisons.find((one) => one === params.get('compare')) ?? 'previous',
    ...(device && { device }),
    ...(language && isLanguage(language) && { language }),
    ...(source && { source }),
    ...(tab && { tab }),
  }
}

/** Returns the query parameters. The default comparison is left out. */
export function writtenSpan({ compare, ...span }: AskedSpan): Record<string, string | undefined> {
  return { ...span, compare: compare === 'previous' ? undefined : compare }
}
