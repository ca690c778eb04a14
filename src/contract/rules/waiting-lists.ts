import { adminPages } from '../admin-pages.ts'
import { pages } from '../pages.ts'

export const dashboardRanges = ['today', 'week', 'month', 'year', 'all'] as const
export type DashboardRange = (typeof dashboardRanges)[number]

/** What can wait for staff, with the list that shows it. Modules count their own (`waits` in module.ts); what no module counts is 0. */
export const waitingLists = {
  proofs_waiting: adminPages.proofs(),
  ready_to_ship: adminPages.orders({ ready: 'true' }),
  to_refund: adminPages.orders({ to_refund: 'true' }),
  uncollected: adminPages.orders({ uncollected: 'true' }),
  overdue_items: adminPages.production({ overdue: 'true' }),
  unpaid_soon: adminPages.orders({ ending: 'true' }),
  low_stock: adminPages.products({ stock: 'low' }),
  out_of_stock: adminPages.products({ stock: 'out' }),
  unread_messages: adminPages.messages(),
  returns_waiting: adminPages.returns(),
  reviews_waiting: adminPages.reviews({ status: 'waiting' }),
  membership_requests: adminPages.members({ membership: 'requested' }),
  partner_applications: adminPages.partners({ status: 'applied' }),
  failed_agent_events: adminPages.agents(),
  failed_jobs: `${pages.admin()}#failed-jobs`,
} satisfies Record<string, string>
export type WaitName = keyof typeof waitingLists
export const waitNames = Object.keys(waitingLists) as [WaitName, ...WaitName[]]
