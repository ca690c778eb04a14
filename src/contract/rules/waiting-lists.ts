import { pages } from '../pages.ts'

export const dashboardRanges = ['today', 'week', 'month', 'year', 'all'] as const
export type DashboardRange = (typeof dashboardRanges)[number]

/** What can wait for somebody of the staff, and the list where they find it. A module counts its own (`waits` in its module.ts); what no module counts is 0. */
export const waitingLists = {
  proofs_waiting: pages.adminProofs(),
  ready_to_ship: pages.adminOrders({ ready: 'true' }),
  overdue_items: pages.adminProduction({ overdue: 'true' }),
  low_stock: pages.adminProducts({ stock: 'low' }),
  out_of_stock: pages.adminProducts({ stock: 'out' }),
  unread_messages: pages.adminMessages({ status: 'new' }),
  membership_requests: pages.adminMembers({ membership: 'requested' }),
  partner_applications: pages.adminPartners({ status: 'applied' }),
  failed_jobs: `${pages.admin()}#failed-jobs`,
} satisfies Record<string, string>
export type WaitName = keyof typeof waitingLists
export const waitNames = Object.keys(waitingLists) as [WaitName, ...WaitName[]]
