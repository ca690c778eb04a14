import { countryCodes } from '#contract/countries.ts'
import { languages } from '#contract/languages.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { deviceClasses } from '#contract/rules/figure-reports.ts'
import { readBehind } from '#contract/rules/orders-behind.ts'
import { orderStatuses, paymentStatuses } from '#contract/rules/order-states.ts'
import { listSorts } from '#contract/rules/list-sorts.ts'
import { aDay, anId, defineList, oneOf, type QueryOf } from '../kit/list/list-address.ts'

export const ranges = ['today', 'week', 'month', 'year', 'all'] as const
export const statusFilters = [...orderStatuses, 'proof_submitted'] as const

/** A partner's id or a discount code. */
const aCode = (text: string) => (/^[\w-]{1,64}$/.test(text) ? text : undefined)

/** Such as `2026-11`. */
const aMonth = (text: string) => (/^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(text) ? text : undefined)

/** A name as the analytics use it for the origin of a visit. */
const aName = (text: string) => (text.length <= 300 && text.trim() !== '' ? text.trim() : undefined)

export const ordersList = defineList({
  name: 'orders',
  address: adminPages.orders,
  filters: {
    status: oneOf(statusFilters),
    payment: oneOf(paymentStatuses),
    cancelled: oneOf(['false']),
    country: oneOf(countryCodes),
    ending: oneOf(['true']),
    to_refund: oneOf(['true']),
    ready: oneOf(['true']),
    uncollected: oneOf(['true']),
    event: anId,
    partner: aCode,
    product: anId,
    with: anId,
    discount: aCode,
    letter: (text: string) => (/^(campaign:[0-9a-f-]{36}|automation:[a-z_]+)$/.test(text) ? text : undefined),
    agent: aName,
    source: aName,
    medium: aName,
    campaign: aName,
    device: oneOf(deviceClasses),
    language: oneOf(languages),
    buyer: oneOf(['member', 'guest']),
    first_month: aMonth,
    behind: (text: string) => (readBehind(text) ? text : undefined),
    from: aDay,
    to: aDay,
  },
  choices: { range: { options: ranges, usual: 'week' } },
  sorts: listSorts.orders,
})
export type OrdersQuery = QueryOf<typeof ordersList>
