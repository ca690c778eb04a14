import type { FormEvent } from 'react'
import * as sessions from '#contract/calls/auth-sessions.gen.ts'
import * as members from '#contract/calls/members.gen.ts'
import { OwnerPassword } from '#web/commerce/security/owner-password.tsx'
import { typedIn } from '#web/commerce/sign-in/form-checks.ts'
import { refusalText } from '#web/commerce/sign-in/refusal-text.ts'
import { useFormProblems } from '#web/commerce/sign-in/use-form-problems.ts'
import { addressOf } from '#web/browser/calls/address-of.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { useRead } from '#web/browser/query/use-read.ts'
import { saveFile } from '#web/browser/save-file.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { DownloadIcon } from '#web/ui/icons.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Part } from '../part.tsx'

const timeoutMs = 30_000

/** A link that works without scripts; an account with a password must enter it first. */
export function OwnRecordsPart({ hasPassword }: { hasPassword: boolean }) {
  const t = useMessages('settings')
  const tAuth = useMessages('auth')
  const { form, problems, tell, forget } = useFormProblems<'password'>()
  const proof = useWrite(sessions.verifyPassword)
  const records = useRead(members.export, { timeoutMs })
  const isAsking = proof.isBusy || records.isBusy

  async function download() {
    const outcome = await records.read()
    if ('refusal' in outcome) return
    saveFile('my-account.json', new Blob([JSON.stringify(outcome.answer, null, 2)], { type: 'application/json' }))
    form.current?.reset()
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isAsking) return
    const password = typedIn(new FormData(event.currentTarget), 'password')
    if (tell(password === '' ? { password: tAuth('check.passwordMissing') } : {})) return proof.forgetRefusal()
    const outcome = await proof.send({ password })
    if ('refusal' in outcome) return void tell({ password: outcome.refusal.fields?.password })
    await download()
  }

  const [unread, unproved] = [records.refusal, proof.refusal]
  const failure =
    (unread ? (unread.error ?? t('records.failed')) : undefined) ??
    (unproved && !unproved.fields ? refusalText(tAuth, unproved, t('records.failed')) : undefined)
  return (
    <Part title={t('records.title')}>
      <p className="mb-4 text-label text-smoke">{t('records.text')}</p>
      {failure && (
        <Notice tone="error" announced className="mb-4">
          {failure}
        </Notice>
      )}
      {hasPassword ? (
        <form ref={form} noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-5">
          <OwnerPassword error={problems.password} onChange={() => forget('password')} />
          <Button type="submit" tone="secondary" className="justify-self-start" loading={isAsking}>
            <DownloadIcon className="size-4.5" />
            {t('records.download')}
          </Button>
        </form>
      ) : (
        <a
          href={addressOf(members.export, undefined)}
          download="my-account.json"
          className={buttonLook({ tone: 'secondary', size: 'small' })}
          onClick={(event) => {
            event.preventDefault()
            void download()
          }}
        >
          <DownloadIcon className="size-4.5" />
          {t('records.download')}
        </a>
      )}
    </Part>
  )
}
