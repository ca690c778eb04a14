import { adminPages } from '#contract/admin-pages.ts'
import { defineList, type QueryOf } from '../kit/list/list-address.ts'

export const inboxTabs = ['waiting', 'contact', 'preorder', 'mine', 'done'] as const

const anId = (text: string) => (/^[\da-f-]{36}$/.test(text) ? text : undefined)

export const inboxList = defineList({
  name: 'inbox',
  address: adminPages.messages,
  filters: { open: anId },
  choices: { tab: { options: inboxTabs, usual: 'waiting' } },
  sorts: ['created_at'],
})

/** Returns the request of a tab. The tabs of waiting and own messages start with the oldest, the others with the newest. */
export function wantedOf({ tab, q }: QueryOf<typeof inboxList>, self: string | undefined) {
  const order = tab === 'waiting' || tab === 'mine' ? ('asc' as const) : ('desc' as const)
  if (tab === 'contact' || tab === 'preorder') return { q, kind: tab, order }
  if (tab === 'mine') return { q, order, assigned_to: self, status: ['new' as const, 'open' as const] }
  return { q, order, status: tab === 'done' ? ['done' as const] : ['new' as const, 'open' as const] }
}
