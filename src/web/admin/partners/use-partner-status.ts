import * as calls from '#contract/calls/admin-partners.gen.ts'
import type { PartnerStatus } from '#contract/rules/partner-rules.ts'
import { send } from '#web/browser/calls/send.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { showToast } from '#web/ui/toasts.ts'
import { useUndo } from '../kit/undo/use-undo.ts'

export type NamedPartner = { id: string; company: string; email: string }
/** The note sent with a decision, and the initial commission rate. */
type Terms = { note?: string; commission_rate?: number }

/** Decides on partners. A suspension can be undone, but a decision that was sent by email can't. */
export function usePartnerStatus() {
  const t = useMessages('admin-partners')
  const language = useLanguage()
  const refresh = useRefresh()
  const { offerUndo } = useUndo()

  async function turn(id: string, status: PartnerStatus, terms: Terms = {}) {
    await send(calls.setStatus, { params: { id }, body: { status, ...terms } }, { language })
    await refresh()
  }

  async function decide({ id, company, email }: NamedPartner, status: 'active' | 'declined', terms?: Terms): Promise<boolean> {
    const name = company || email
    try {
      await turn(id, status, terms)
      showToast({ title: status === 'active' ? t('approved', { name }) : t('declined', { name }), tone: 'success' })
      return true
    } catch {
      showToast({ title: t('failed', { name }), tone: 'error' })
      return false
    }
  }

  async function pause({ id, company, email }: NamedPartner, status: 'active' | 'suspended') {
    const name = company || email
    const back = status === 'active' ? 'suspended' : 'active'
    try {
      await turn(id, status)
      offerUndo({
        title: status === 'suspended' ? t('suspended', { name }) : t('resumed', { name }),
        undo: () => turn(id, back),
        undone: t('back', { name }),
      })
    } catch {
      showToast({ title: t('failed', { name }), tone: 'error' })
    }
  }

  return {
    approve: (partner: NamedPartner, terms?: Terms) => decide(partner, 'active', terms),
    decline: (partner: NamedPartner, terms?: Terms) => decide(partner, 'declined', terms),
    suspend: (partner: NamedPartner) => pause(partner, 'suspended'),
    resume: (partner: NamedPartner) => pause(partner, 'active'),
  }
}
