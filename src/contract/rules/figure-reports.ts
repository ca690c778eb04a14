/** A span is compared with as many days before it, with the same days a year earlier, or with nothing. */
export const comparisons = ['previous', 'year', 'none'] as const
export type Comparison = (typeof comparisons)[number]

export const funnelSteps = ['visited', 'viewed_product', 'added', 'checkout', 'ordered'] as const

/** Robots are not counted. */
export const deviceClasses = ['phone', 'tablet', 'desktop', 'unknown'] as const

/** Reports that are available as files, named as in the response. */
export const reportNames = [
  'totals',
  'by_day',
  'funnel',
  'abandoned_carts',
  'top_products',
  'top_searches',
  'searches_without_result',
  'sources',
  'campaigns',
  'partners',
  'countries',
  'languages',
  'devices',
  'discounts',
  'members',
  'sold_together',
  'wished',
  'running_out',
  'letters',
  'cohorts',
] as const
export type ReportName = (typeof reportNames)[number]
export type ReportFile = `${ReportName}.csv`
/** All reports in one file, one cell per line. */
export const everythingFile = 'everything.csv'
export const reportFiles = [everythingFile, ...reportNames.map((name): ReportFile => `${name}.csv`)] as const
/** Rows of each report in that file; the report's own file has all. */
export const mostInEverything = 1000

/** Search engines as sources of visits, by the name in their hosts. */
export const searchEngines = {
  google: 'Google',
  bing: 'Bing',
  yandex: 'Yandex',
  duckduckgo: 'DuckDuckGo',
  yahoo: 'Yahoo',
  baidu: 'Baidu',
  ecosia: 'Ecosia',
  startpage: 'Startpage',
} as const

/** Returns the engine's own name; undefined if the source is no engine. */
export function engineName(source: string): string | undefined {
  return Object.entries(searchEngines).find(([engine]) => engine === source)?.[1]
}

/** The longest span, in days. */
export const mostFigureDays = 1100
/** Days before today whose sales give the pace at which stock runs out. */
export const paceDays = 28
/** The most months of first orders in the report. */
export const mostCohorts = 12

/** Separates the parts of a figure's key, such as device, language and source. */
export const figureKeySeparator = '\u001f'
