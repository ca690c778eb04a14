import { type FormEvent, useState } from 'react'
import { isSignInOld, OwnerPassword } from '#web/commerce/security/owner-password.tsx'
import { typedIn } from '#web/commerce/sign-in/form-checks.ts'
import { refusalText } from '#web/commerce/sign-in/refusal-text.ts'
import { useAuthCall } from '#web/commerce/sign-in/use-auth-call.ts'
import { useFormProblems } from '#web/commerce/sign-in/use-form-problems.ts'
import { request } from '#web/browser/request.ts'
import { answerOf } from '#web/browser/request-errors.ts'
import { saveFile } from '#web/browser/save-file.ts'
import { useLanguage, useWords } from '#web/browser/messages/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { DownloadIcon } from '#web/ui/icons.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Part } from '../part.tsx'

const timeoutMs = 30_000

/** A link for browsers without a script; with one, an old sign-in is asked for the password first. */
export function OwnRecordsPart() {
  const t = useWords('settings')
  const words = useWords('auth')
  const language = useLanguage()
  const { ask, isAsking, refusal, forgetRefusal } = useAuthCall()
  const { form, problems, tell, forget } = useFormProblems<'password'>()
  const [state, setState] = useState<{ wantsPassword: boolean; failure?: string }>({ wantsPassword: false })

  async function load() {
    try {
      const records = await request<unknown>(`/api/profile/export?lang=${language}`, { timeoutMs })
      saveFile('my-account.json', new Blob([JSON.stringify(records, null, 2)], { type: 'application/json' }))
      setState({ wantsPassword: false })
    } catch (error) {
      const answer = answerOf(error)
      setState(isSignInOld(answer) ? { wantsPassword: true } : { wantsPassword: false, failure: answer?.error ?? t('records.failed') })
    }
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isAsking) return
    const password = typedIn(new FormData(event.currentTarget), 'password')
    if (tell(password === '' ? { password: words('check.passwordMissing') } : {})) return forgetRefusal()
    const answer = await ask('/verify-password', { password })
    if ('refusal' in answer) return void tell({ password: answer.refusal.fields?.['password'] })
    await load()
  }

  const failure = state.failure ?? (refusal && !refusal.fields ? refusalText(words, refusal, t('records.failed')) : undefined)
  return (
    <Part title={t('records.title')}>
      <p className="mb-4 text-label text-smoke">{t('records.text')}</p>
      {failure && (
        <Notice tone="error" announced className="mb-4">
          {failure}
        </Notice>
      )}
      {state.wantsPassword ? (
        <form ref={form} noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-5">
          <OwnerPassword error={problems.password} onChange={() => forget('password')} />
          <Button type="submit" tone="secondary" className="justify-self-start" loading={isAsking}>
            <DownloadIcon className="size-4.5" />
            {t('records.download')}
          </Button>
        </form>
      ) : (
        <a
          href="/api/profile/export"
          download="my-account.json"
          className={buttonLook({ tone: 'secondary', size: 'small' })}
          onClick={(event) => {
            event.preventDefault()
            void load()
          }}
        >
          <DownloadIcon className="size-4.5" />
          {t('records.download')}
        </a>
      )}
    </Part>
  )
}
