import type { AdminInvitation } from '#contract/admin-invitations.ts'
import * as calls from '#contract/calls/admin-invitations.gen.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { StatusChip } from '#web/ui/status-chip.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { rowLook } from './administrator-row.tsx'
import { Initials } from '../kit/initials.tsx'

type InvitationRowProps = { invitation: AdminInvitation; onChange: () => Promise<void> }

export function InvitationRow({ invitation: { id, email, role, status, expires_at }, onChange }: InvitationRowProps) {
  const t = useMessages('admin-administrators')
  const roles = useMessages('roles')
  const shell = useMessages('shell')
  const language = useLanguage()
  const resend = useWrite(calls.resend)
  const revoke = useWrite(calls.revoke)
  const isOpen = status === 'sent'

  async function handle(making: Promise<{ refusal: { error?: string } } | { answer: unknown }>, done: string, failed: string) {
    const outcome = await making
    if ('refusal' in outcome) showToast({ title: failed, description: outcome.refusal.error ?? shell('unreached'), tone: 'error' })
    else showToast({ title: done, tone: 'success' })
    await onChange()
  }

  return (
    <li className={rowLook}>
      <div className="flex min-w-0 items-center gap-3">
        <Initials name={email} />
        <div className="min-w-0">
          <p className="font-bold break-all">{email}</p>
          <p className="figures text-tiny text-smoke">
            {isOpen ? t('until', { date: formatDateTime(language, expires_at, { year: false }) }) : t('expired')}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>{roles(`name.${role}`)}</span>
        <StatusChip status={isOpen ? 'processing' : 'cancelled'}>{isOpen ? t('invited') : t('expired')}</StatusChip>
      </div>
      <div className="flex flex-wrap gap-2 lg:col-span-3 lg:justify-end">
        <Button
          tone="quiet"
          size="dense"
          loading={resend.isBusy}
          onClick={() => void handle(resend.send({ id }), t('sentAgain', { email }), t('resendFailed'))}
        >
          {t('sendAgain')}
        </Button>
        <Button
          tone="quiet"
          size="dense"
          loading={revoke.isBusy}
          onClick={() => void handle(revoke.send({ id }), t('revoked', { email }), t('revokeFailed'))}
        >
          {t('revoke')}
        </Button>
      </div>
    </li>
  )
}
