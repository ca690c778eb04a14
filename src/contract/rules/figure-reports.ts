/** With what a span is compared: as many days before it, the same days a year before, or nothing. */
export const comparisons = ['previous', 'year', 'none'] as const
export type Comparison = (typeof comparisons)[number]

export const funnelSteps = ['visited', 'viewed_product', 'added', 'checkout', 'ordered'] as const

/** Without robots, which are left out. */
export const deviceClasses = ['phone', 'tablet', 'desktop', 'unknown'] as const

/** Reports that there are as files; called as in the answer. */
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
/** All reports in one file, a cell a line. */
export const everythingFile = 'everything.csv'
export const reportFiles = [everythingFile, ...reportNames.map((name): ReportFile => `${name}.csv`)] as const
/** Of each of them in that file; its own file has all. */
export const mostInEverything = 1000

/** A report narrowed to fewer visits than this, which did not end in an order, says nothing of them. */
export const fewestVisits = 5
/** Sources and campaigns of fewer visits than that, together. */
export const otherSource = '(other)'
/** Of a span. */
export const mostFigureDays = 1100
/** By how many days before today it is told when stock ends. */
export const paceDays = 28
/** Months of first orders that are told. */
export const mostCohorts = 12

/** Between the parts of the key of a figure, such as device, language and source. */
export const figureKeySeparator = '\u001f'
