import { cutText } from '#contract/rules/cut-text.ts'

type Filters = Readonly<Record<string, (text: string) => string | undefined>>
type Choices = Readonly<Record<string, { options: readonly string[]; usual: string }>>
type Chosen<F extends Filters> = { [Name in keyof F]: Exclude<ReturnType<F[Name]>, undefined> | undefined }
type Settings<C extends Choices> = C extends Readonly<Record<string, never>> ? unknown : { [Name in keyof C]: C[Name]['options'][number] }

export type PlainQuery = {
  q: string | undefined
  sort: string
  order: 'asc' | 'desc'
  page: number
  /** Keys of the hidden columns. */
  hide: string | undefined
}

type Definition<F extends Filters, C extends Choices, Sort extends string> = {
  /** Name under which views of the list are saved. */
  name: string
  /** Returns the page's address with a query, from contract/admin-pages.ts. */
  address: (query?: Record<string, string | number | undefined>) => string
  /** Filters by name. Each returns undefined for an invalid word, which is then ignored. */
  filters: F
  /** Other settings, such as the period of the figures. */
  choices?: C
  /** The first is the default, in descending order. */
  sorts: readonly [Sort, ...Sort[]]
}

const longestSearch = 100
const mostPages = 10_000

export const oneOf =
  <const Word extends string>(words: readonly Word[]) =>
  (text: string): Word | undefined =>
    words.find((word) => word === text)

/** Accepts a UUID, for filters that only links from other pages set. */
export function anId(text: string): string | undefined {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text) ? text : undefined
}

export function aDay(text: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(Date.parse(text))) return undefined
  // `Date.parse` reads 30 February as 2 March.
  return new Date(text).toISOString().startsWith(text) ? text : undefined
}

/** Defines a list whose state is its address, so back, bookmarks and links work. Invalid and default values are left out. */
export function defineList<F extends Filters, const Sort extends string, C extends Choices = Record<string, never>>({
  name,
  address,
  filters,
  choices,
  sorts,
}: Definition<F, C, Sort>) {
  type Query = Omit<PlainQuery, 'sort'> & { sort: Sort } & Chosen<F> & Settings<C>
  const settings = Object.entries(choices ?? {})

  function read(params: URLSearchParams): Query {
    const page = Number(params.get('page'))
    return {
      q: cutText((params.get('q') ?? '').replaceAll('\0', '').trim(), longestSearch) || undefined,
      ...Object.fromEntries(Object.entries(filters).map(([key, valueOf]) => [key, valueOf(params.get(key) ?? '')])),
      ...Object.fromEntries(settings.map(([key, { options, usual }]) => [key, oneOf(options)(params.get(key) ?? '') ?? usual])),
      sort: oneOf(sorts)(params.get('sort') ?? '') ?? sorts[0],
      order: oneOf(['asc', 'desc'])(params.get('order') ?? '') ?? 'desc',
      hide: /^[\w,-]{1,200}$/.exec(params.get('hide') ?? '')?.[0],
      page: Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1,
    } as unknown as Query
  }

  function unusual(query: Query): Record<string, string | number | undefined> {
    const { sort, order, page, ...rest } = query
    const usual = Object.fromEntries(settings.map(([key, { usual }]) => [key, usual]))
    const said = Object.entries<string | undefined>(rest).map(([key, value]) => [key, value === usual[key] ? undefined : value])
    return {
      ...Object.fromEntries(said),
      sort: sort === sorts[0] ? undefined : sort,
      order: order === 'desc' ? undefined : order,
      page: page === 1 ? undefined : page,
    }
  }

  const filtersOf = (query: Query) => Object.fromEntries(Object.keys(filters).map((key) => [key, query[key as 'q']]))

  return {
    name,
    filterNames: Object.keys(filters),
    read,
    /** Returns the list's address after a change. Any change except of the page returns to page one. */
    address: (query: Query, change: Partial<PlainQuery> & Record<string, unknown> = {}): string =>
      address(unusual({ ...query, page: 1, ...change })),
    cleared: (query: Query): string => address(unusual({ ...query, ...nothing(Object.keys(filters)), q: undefined, page: 1 })),
    /** Everything except the page. */
    viewOf: (query: Query): string => writeQuery(unusual({ ...query, page: 1 })),
    /** Returns only the search and filters, which decide the rows. */
    filterOf: (query: Query): string => writeQuery({ q: query.q, ...filtersOf(query) }),
    fileQuery: (query: Query) =>
      Object.fromEntries(['q', ...Object.keys(filters), 'sort', 'order'].map((key) => [key, query[key as 'q']])) as Pick<
        Query,
        'q' | 'sort' | 'order' | keyof F
      >,
    isFiltered: (query: Query): boolean => ['q', ...Object.keys(filters)].some((key) => query[key as 'q'] !== undefined),
  }
}
export type List<Query> = {
  name: string
  filterNames: readonly string[]
  read: (params: URLSearchParams) => Query
  address: (query: Query, change?: Partial<PlainQuery> & Record<string, unknown>) => string
  cleared: (query: Query) => string
  viewOf: (query: Query) => string
  filterOf: (query: Query) => string
  isFiltered: (query: Query) => boolean
}
export type QueryOf<L> = L extends { read: (params: URLSearchParams) => infer Query } ? Query : never

/** Sorts the names, so the same view always has the same text. */
function writeQuery(query: Record<string, string | number | undefined>): string {
  const said = Object.entries(query).flatMap(([key, value]) => (value === undefined || value === '' ? [] : [[key, String(value)]]))
  return new URLSearchParams(said.sort(([a = ''], [b = '']) => a.localeCompare(b))).toString()
}

function nothing(keys: readonly string[]): Record<string, undefined> {
  return Object.fromEntries(keys.map((key) => [key, undefined]))
}

const rowsPerPage = 25

/** The input of a call that reads one page of a list. */
export function pageOf<Query>(query: Query): Query & { limit: number } {
  return { ...query, limit: rowsPerPage }
}
