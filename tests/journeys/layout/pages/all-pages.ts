import { accountPages } from './account.ts'
import { backOfficePages } from './back-office.ts'
import type { Audience, PageList } from './page-list.ts'
import { partnerAreaPages } from './partner.ts'
import { publicPages } from './public.ts'

const lists: readonly (readonly [Audience, PageList])[] = [
  ['guest', publicPages],
  ['member', accountPages],
  ['partner', partnerAreaPages],
  ['owner', backOfficePages],
]

export const allPages = lists.flatMap(([audience, list]) =>
  Object.entries(list).map(([name, look]) => ({
    audience,
    name,
    open: undefined,
    ...(typeof look === 'function' ? { addressOf: look } : look),
  })),
)
