import { eventCategories, eventTypes } from '#contract/analytics-events.ts'

/** Names of the filters, the same in the query string and in the call. */
export const filterNames = ['type', 'category', 'session', 'account', 'product', 'path', 'from', 'to'] as const
export type AskedEvents = {
  type?: (typeof eventTypes)[number]
  category?: (typeof eventCategories)[number]
  session?: string
  account?: string
  product?: string
  path?: string
  from?: string
  to?: string
  cursor?: string
}

const shapes = {
  session: /^[\w.:-]{1,64}$/,
  account: /^\S{3,254}$/,
  product: /^.{1,100}$/,
  path: /^\/.{0,299}$/,
  from: /^\d{4}-\d\d-\d\d$/,
  to: /^\d{4}-\d\d-\d\d$/,
  cursor: /^.{1,200}$/,
} as const

/** Reads the query parameters. Invalid values are ignored. */
export function readEvents(params: URLSearchParams): AskedEvents {
  const type = eventTypes.find((one) => one === params.get('type'))
  const category = eventCategories.find((one) => one === params.get('category'))
  const others = Object.entries(shapes).flatMap(([name, shape]) => {
    const value = params.get(name)
    return value !== null && shape.test(value) && !(shape === shapes.from && Number.isNaN(Date.parse(value)))
      ? [[name, value] as const]
      : []
  })
  return { ...(type && { type }), ...(category && { category }), ...Object.fromEntries(others) }
}
