import { type SubmitEvent, useState } from 'react'
import * as partnerArea from '#contract/calls/partner-area.gen.ts'
import type { OwnPartner } from '#contract/partner-area.ts'
import { partnerLengths } from '#contract/rules/partner-lengths.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { isOwnerAsked, OwnerPassword } from '#web/commerce/security/owner-password.tsx'
import { typedIn } from '#web/commerce/sign-in/form-checks.ts'
import { useFormProblems } from '#web/commerce/sign-in/use-form-problems.ts'
import { Button } from '#web/ui/button.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { FailedNotice } from '../failed-notice.tsx'

type Field = 'bank_name' | 'account_name' | 'account_number'
const fields: readonly { name: Field; longest: number }[] = [
  { name: 'bank_name', longest: partnerLengths.bank },
  { name: 'account_name', longest: partnerLengths.accountName },
  { name: 'account_number', longest: partnerLengths.accountNumber },
]

export function PayoutPart({ partner }: { partner: Pick<OwnPartner, 'payout' | 'updated_at'> }) {
  const t = useMessages('partner-company')
  const refresh = useRefresh()
  const { form, problems, tell, forget } = useFormProblems<Field | 'password'>()
  const tAuth = useMessages('auth')
  const [hasFieldProblem, setHasFieldProblem] = useState(false)
  const [wantsPassword, setWantsPassword] = useState(false)
  const { send, isBusy, refusal } = useWrite(partnerArea.change, {
    onSuccess: async () => {
      showToast({ title: t('payout.saved'), tone: 'success' })
      setWantsPassword(false)
      await refresh()
    },
    onRefused: (refused) => {
      if (isOwnerAsked(refused)) setWantsPassword(true)
      const found: Partial<Record<string, string>> = { ...refused.fields }
      const ofPayout = Object.fromEntries(fields.map(({ name }) => [name, found[`payout.${name}`] ?? found[name] ?? found.payout]))
      setHasFieldProblem(tell({ ...ofPayout, password: found.password }))
    },
  })

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const typed = new FormData(event.currentTarget)
    const read = (name: Field) => typedIn(typed, name).trim()
    const payout = { bank_name: read('bank_name'), account_name: read('account_name'), account_number: read('account_number') }
    const missing = fields.filter(({ name }) => payout[name] === '')
    const password = typedIn(typed, 'password')
    const isBad = tell({
      ...Object.fromEntries(missing.map(({ name }) => [name, t(`payout.missing.${name}`)])),
      ...(wantsPassword && password === '' && { password: tAuth('check.passwordMissing') }),
    })
    if (isBad) return
    void send({ payout, expected_updated_at: partner.updated_at, ...(wantsPassword && { password }) })
  }

  return (
    <section aria-labelledby="payout">
      <div className="mb-3 border-t-[1.5px] border-ink pt-3">
        <Heading id="payout" size="heading-3">
          {t('payout.title')}
        </Heading>
      </div>
      <p className="mb-5 text-body text-smoke">{t('payout.text')}</p>
      <form ref={form} method="post" noValidate onSubmit={handleSubmit} className="grid gap-5">
        {refusal && !isBusy && !hasFieldProblem && !isOwnerAsked(refusal) && <FailedNotice refusal={refusal} />}
        {fields.map(({ name, longest }) => (
          <TextField
            key={name}
            name={name}
            label={t(`payout.${name}`)}
            autoComplete="off"
            spellCheck={false}
            maxLength={longest}
            required
            defaultValue={partner.payout[name]}
            error={problems[name]}
            onChange={() => forget(name)}
          />
        ))}
        {wantsPassword && <OwnerPassword isSudden error={problems.password} onChange={() => forget('password')} />}
        <Button type="submit" className="justify-self-start" loading={isBusy}>
          {t('payout.save')}
        </Button>
      </form>
    </section>
  )
}
