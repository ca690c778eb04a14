import { useRevalidator } from 'react-router'
import * as people from '#contract/calls/people.gen.ts'
import type { Member } from '#contract/people.ts'
import { send } from '#web/browser/calls/send.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { showToast } from '#web/ui/toasts.ts'
import { sentenceOfError } from '../kit/sentence-of-error.ts'
import { useUndo } from '../kit/undo/use-undo.ts'

type Named = Pick<Member, 'id' | 'full_name' | 'email'>

/** Switches an account off and on again, each of which can be taken back. */
export function useMemberStatus() {
  const t = useMessages('admin-members')
  const common = useMessages('admin')
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  const { offerUndo } = useUndo()

  async function set({ id }: Named, status: Member['status']) {
    await send(people.setMemberStatus, { params: { id }, body: { status } }, { language })
    await revalidate()
  }

  async function change(member: Named, status: Member['status']) {
    const name = member.full_name || member.email
    const said = { deactivated: t('switchedOff', { name }), active: t('switchedOn', { name }) }
    const before = status === 'active' ? 'deactivated' : 'active'
    try {
      await set(member, status)
      offerUndo({ title: said[status], undo: () => set(member, before), undone: said[before] })
    } catch (error) {
      showToast({ title: t('statusFailed', { name }), description: sentenceOfError(error, common('failed.network')), tone: 'error' })
    }
  }

  return { off: (member: Named) => change(member, 'deactivated'), on: (member: Named) => change(member, 'active') }
}
