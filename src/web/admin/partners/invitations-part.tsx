import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { PartnerInvitation } from '#contract/admin-partners.ts'
import * as calls from '#contract/calls/admin-partners.gen.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import { partnerLengths } from '#contract/rules/partner-lengths.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { NumberField } from '../kit/fields/number-field.tsx'
import { Part } from '../order/part.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'

export type InvitationsPartProps = { invitations: readonly PartnerInvitation[]; onChange: () => Promise<void> }

export function InvitationsPart({ invitations, onChange }: InvitationsPartProps) {
  const t = useMessages('admin-partners')
  const [email, setEmail] = useState('')
  const [company, setCompany] = useState('')
  const [percent, setPercent] = useState<number | null>(null)
  const [isMissing, setIsMissing] = useState(false)
  const { send, isBusy, refused } = useWrite(calls.invite)
  const form = useRef<HTMLFormElement>(null)
  const { hash, key } = useLocation()
  const asked = hash === '#invite' ? key : undefined
  useEffect(() => {
    if (asked !== undefined) form.current?.querySelector('input')?.focus()
  }, [asked])
  const waiting = invitations.filter(({ status }) => status === 'sent' || status === 'expired')

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (email.trim() === '') return setIsMissing(true)
    const outcome = await send({
      email: email.trim(),
      ...(company.trim() !== '' && { company: company.trim() }),
      ...(percent !== null && { commission_rate: Math.round(percent * 100) / 10_000 }),
    })
    if ('refusal' in outcome) return
    setEmail('')
    setCompany('')
    setPercent(null)
    showToast({ title: t('invite.sent', { email: outcome.answer.email }), tone: 'success' })
    await onChange()
  }

  return (
    <Part title={t('invite.title')}>
      <form
        id="invite"
        ref={form}
        noValidate
        onSubmit={(event) => void handleSubmit(event)}
        className="grid scroll-mt-24 items-start gap-3.5 sm:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_9rem_auto]"
      >
        <EmailField
          label={t('invite.email')}
          size="dense"
          autoComplete="off"
          value={email}
          onChange={({ target }) => {
            setEmail(target.value)
            setIsMissing(false)
          }}
          error={isMissing ? t('invite.missing') : refused}
        />
        <TextField
          label={t('invite.company')}
          size="dense"
          autoComplete="off"
          maxLength={partnerLengths.company}
          value={company}
          onChange={({ target }) => setCompany(target.value)}
        />
        <NumberField label={t('invite.rate')} value={percent} onChange={setPercent} decimals={2} least={0} most={100} />
        <Button type="submit" size="dense" loading={isBusy} className="sm:mt-6.5">
          {t('invite.send')}
        </Button>
      </form>
      {waiting.length > 0 && (
        <ul aria-label={t('invite.list')} className="mt-4 divide-y divide-wool/70 border-t border-wool">
          {waiting.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} onChange={onChange} />
          ))}
        </ul>
      )}
    </Part>
  )
}

type InvitationRowProps = { invitation: PartnerInvitation; onChange: () => Promise<void> }

function InvitationRow({ invitation: { id, email, company, status, expires_at }, onChange }: InvitationRowProps) {
  const t = useMessages('admin-partners')
  const shell = useMessages('shell')
  const language = useLanguage()
  const resend = useWrite(calls.resend)
  const revoke = useWrite(calls.revoke)

  async function handle(making: Promise<{ refusal: { error?: string } } | { answer: unknown }>, done: string) {
    const outcome = await making
    if ('refusal' in outcome)
      showToast({ title: t('invite.failed'), description: outcome.refusal.error ?? shell('unreached'), tone: 'error' })
    else showToast({ title: done, tone: 'success' })
    await onChange()
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
      <div className="min-w-0">
        <p translate="no" className="font-bold break-words">
          {company || email}
        </p>
        <p className="figures break-words text-tiny text-smoke">
          {[company && email, status === 'sent' ? t('invite.until', { date: formatDateTime(language, expires_at) }) : t('invite.expired')]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          tone="quiet"
          size="dense"
          loading={resend.isBusy}
          onClick={() => void handle(resend.send({ id }), t('invite.sentAgain', { email }))}
        >
          {t('invite.again')}
        </Button>
        <Button
          tone="quiet"
          size="dense"
          loading={revoke.isBusy}
          onClick={() => void handle(revoke.send({ id }), t('invite.revoked', { email }))}
        >
          {t('invite.revoke')}
        </Button>
      </div>
    </li>
  )
}
