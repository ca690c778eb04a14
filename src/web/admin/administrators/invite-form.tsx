import { type SubmitEvent, useRef, useState } from 'react'
import * as invitations from '#contract/calls/admin-invitations.gen.ts'
import type { Admin } from '#contract/people.ts'
import { backOfficeRoles } from '#contract/rules/roles.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { useKeys } from '../kit/keys/keyboard.tsx'
import { Part } from '../order/part.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'

export function InviteForm({ onDone }: { onDone: () => Promise<void> }) {
  const t = useMessages('admin-administrators')
  const roles = useMessages('roles')
  const field = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Admin['role']>('staff')
  const [isMissing, setIsMissing] = useState(false)
  const { send, isBusy, refused } = useWrite(invitations.create)
  useKeys([{ keys: 'c', label: t('invite'), group: 'page', act: () => field.current?.querySelector('input')?.focus() }])

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (email.trim() === '') return setIsMissing(true)
    const outcome = await send({ email: email.trim(), role })
    if ('answer' in outcome) {
      setEmail('')
      showToast({ title: t('sent', { email: outcome.answer.email }), tone: 'success' })
      await onDone()
    }
  }

  return (
    <Part title={t('invite')}>
      <form ref={field} noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-3.5">
        <EmailField
          label={t('email')}
          size="dense"
          autoComplete="off"
          value={email}
          onChange={(event) => {
            setEmail(event.target.value)
            setIsMissing(false)
          }}
          error={isMissing ? t('emailMissing') : refused}
        />
        <SelectField
          label={t('role')}
          size="dense"
          value={role}
          onChange={(event) => setRole(backOfficeRoles.find((known) => known === event.target.value) ?? 'staff')}
        >
          {backOfficeRoles.map((known) => (
            <option key={known} value={known}>
              {roles(`name.${known}`)}
            </option>
          ))}
        </SelectField>
        <Button type="submit" size="dense" wide loading={isBusy}>
          {t('send')}
        </Button>
      </form>
    </Part>
  )
}
