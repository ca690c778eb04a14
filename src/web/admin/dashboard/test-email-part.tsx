import { type SubmitEvent, useState } from 'react'
import * as desk from '#contract/calls/desk.gen.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { DashboardPart } from './dashboard-part.tsx'

/** Longer than the server's half-minute timeout for a mail server. */
const timeoutMs = 45_000

export function TestEmailPart({ ownEmail }: { ownEmail: string }) {
  const t = useMessages('admin-dashboard')
  const [email, setEmail] = useState(ownEmail)
  const [sent, setSent] = useState<string>()
  const call = useWrite(desk.testEmail, { timeoutMs, onSuccess: ({ message }) => setSent(message) })
  const reason = call.refusal?.code === 'mail_failed' ? call.refusal.reason : undefined

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setSent(undefined)
    void call.send({ email: email.trim() })
  }

  return (
    <DashboardPart title={t('testEmail.title')}>
      <form onSubmit={handleSubmit} noValidate className="grid gap-3 px-4 pb-4">
        <EmailField
          label={t('testEmail.to')}
          size="dense"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={call.refusal?.fields?.email}
        />
        <Button type="submit" tone="quiet" size="small" loading={call.isBusy}>
          {t('testEmail.send')}
        </Button>
        {sent && (
          <Notice tone="success" announced>
            {sent}
          </Notice>
        )}
        {call.refused && !call.refusal?.fields && (
          <Notice tone="error" title={reason && call.refused} announced>
            {reason ?? call.refused}
          </Notice>
        )}
      </form>
    </DashboardPart>
  )
}
