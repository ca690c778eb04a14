import * as calls from '#contract/calls/admin-partners.gen.ts'
import type { PartnerStatus } from '#contract/rules/partner-rules.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'

export type NamedPartner = { id: string; company: string; email: string }
type Terms = { note?: string; commission_rate?: number }

/** Decides on partners. A suspension can be undone, but a decision that was sent by email can't. */
export function usePartnerStatus() {
  const t = useMessages('admin-partners')
  const { act } = useWrite(calls.setStatus)
  const to = ({ id }: NamedPartner, status: PartnerStatus, terms: Terms = {}) => ({ params: { id }, body: { status, ...terms } })
  const nameOf = ({ company, email }: NamedPartner) => company || email

  function decide(partner: NamedPartner, status: 'active' | 'declined', terms?: Terms): Promise<boolean> {
    const name = nameOf(partner)
    const done = status === 'active' ? t('approved', { name }) : t('declined', { name })
    return act(to(partner, status, terms), { done, failed: t('failed', { name }) })
  }

  function pause(partner: NamedPartner, status: 'active' | 'suspended'): Promise<boolean> {
    const name = nameOf(partner)
    return act(to(partner, status), {
      done: status === 'suspended' ? t('suspended', { name }) : t('resumed', { name }),
      failed: t('failed', { name }),
      undo: { input: to(partner, status === 'active' ? 'suspended' : 'active'), undone: t('back', { name }) },
    })
  }

  return {
    approve: (partner: NamedPartner, terms?: Terms) => decide(partner, 'active', terms),
    decline: (partner: NamedPartner, terms?: Terms) => decide(partner, 'declined', terms),
    suspend: (partner: NamedPartner) => pause(partner, 'suspended'),
    resume: (partner: NamedPartner) => pause(partner, 'active'),
  }
}
