import { type FormEvent, useState } from 'react'
import { useHref } from 'react-router'
import { pages } from '#contract/pages.ts'
import { isSignInOld, OwnerPassword } from '#web/commerce/security/owner-password.tsx'
import { typedIn } from '#web/commerce/sign-in/form-checks.ts'
import { useFormProblems } from '#web/commerce/sign-in/use-form-problems.ts'
import { request } from '#web/browser/request.ts'
import { answerOf } from '#web/browser/request-errors.ts'
import { announceSession } from '#web/browser/session-events.ts'
import { richText } from '#web/browser/messages/rich-text.tsx'
import { useLanguage, useWords } from '#web/browser/messages/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const timeoutMs = 30_000

/** Says what happens, and wants a word typed: there is no way back. */
export function CloseAccountDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const t = useWords('settings')
  const words = useWords('auth')
  const language = useLanguage()
  const home = useHref(pages.home())
  const { form, problems, tell, forget } = useFormProblems<'word' | 'password'>()
  const [state, setState] = useState<{ isClosing: boolean; failure?: string }>({ isClosing: false })
  const [wantsPassword, setWantsPassword] = useState(false)
  const wanted = t('close.word')

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (state.isClosing) return
    const fields = new FormData(event.currentTarget)
    const isWord = typedIn(fields, 'word').trim().toLowerCase() === wanted.toLowerCase()
    const password = typedIn(fields, 'password')
    const isBad = tell({
      ...(isWord ? {} : { word: t('close.wrongWord', { word: wanted }) }),
      ...(wantsPassword && password === '' ? { password: words('check.passwordMissing') } : {}),
    })
    if (isBad) return
    setState({ isClosing: true })
    try {
      await request<void>(`/api/profile?lang=${language}`, { method: 'DELETE', timeoutMs, body: wantsPassword ? { password } : {} })
    } catch (error) {
      const answer = answerOf(error)
      setState({ isClosing: false })
      if (isSignInOld(answer)) return setWantsPassword(true)
      if (tell({ password: answer?.fields?.['password'] })) return
      return setState({ isClosing: false, failure: answer?.error ?? t('close.failed') })
    }
    announceSession('signed_out')
    // The whole document, so that nothing personal stays in memory.
    window.location.assign(home)
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="small" title={t('close.dialogTitle')} closeLabel={t('cancel')}>
      <form ref={form} noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-5">
        {state.failure && (
          <Notice tone="error" announced>
            {state.failure}
          </Notice>
        )}
        <ul className="grid list-disc gap-1.5 pl-5 text-body">
          <li>{t('close.gone')}</li>
          <li>{t('close.orders')}</li>
          <li>{t('close.sessions')}</li>
          <li>{t('close.forever')}</li>
        </ul>
        <p className="text-body">{richText(t('close.type', { word: wanted }), strong)}</p>
        <TextField
          label={t('close.wordLabel')}
          name="word"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={problems.word}
          onChange={() => forget('word')}
        />
        {wantsPassword && <OwnerPassword error={problems.password} onChange={() => forget('password')} />}
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button tone="quiet" onClick={() => onOpenChange(false)}>
            {t('cancel')}
          </Button>
          <Button type="submit" tone="danger" loading={state.isClosing}>
            {t('close.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const strong = { strong: (inside: string) => <strong className="select-all">{inside}</strong> }
