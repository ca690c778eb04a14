import type { FormEvent } from 'react'
import { useHref } from 'react-router'
import * as members from '#contract/calls/members.gen.ts'
import { pages } from '#contract/pages.ts'
import { OwnerPassword } from '#web/commerce/security/owner-password.tsx'
import { typedIn } from '#web/commerce/sign-in/form-checks.ts'
import { useFormProblems } from '#web/commerce/sign-in/use-form-problems.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { leaveSignedOut } from '#web/commerce/sign-in/leave-signed-out.ts'
import { richText } from '#web/browser/messages/rich-text.tsx'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const timeoutMs = 30_000

/** Explains the consequences, and requires a typed word, since the action can't be undone. */
type CloseAccountDialogProps = { hasPassword: boolean; open: boolean; onOpenChange: (open: boolean) => void }

export function CloseAccountDialog({ hasPassword, open, onOpenChange }: CloseAccountDialogProps) {
  const t = useMessages('settings')
  const tAuth = useMessages('auth')
  const home = useHref(pages.home())
  const { form, problems, tell, forget } = useFormProblems<'word' | 'password'>()
  const wanted = t('close.word')

  const { send, isBusy, refusal } = useWrite(members.closeAccount, {
    timeoutMs,
    onSuccess: () => leaveSignedOut(home),
    onRefused: (refused) => void tell({ password: refused.fields?.password }),
  })
  const failure = refusal && !isBusy && !refusal.fields?.password ? (refusal.error ?? t('close.failed')) : undefined

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const fields = new FormData(event.currentTarget)
    const isWord = typedIn(fields, 'word').trim().toLowerCase() === wanted.toLowerCase()
    const password = typedIn(fields, 'password')
    const isBad = tell({
      ...(isWord ? {} : { word: t('close.wrongWord', { word: wanted }) }),
      ...(hasPassword && password === '' ? { password: tAuth('check.passwordMissing') } : {}),
    })
    if (isBad) return
    void send(hasPassword ? { password } : {})
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="small" title={t('close.dialogTitle')} closeLabel={t('cancel')}>
      <form ref={form} noValidate onSubmit={handleSubmit} className="grid gap-5">
        {failure && (
          <Notice tone="error" announced>
            {failure}
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
        {hasPassword && <OwnerPassword error={problems.password} onChange={() => forget('password')} />}
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button tone="quiet" onClick={() => onOpenChange(false)}>
            {t('cancel')}
          </Button>
          <Button type="submit" tone="danger" loading={isBusy}>
            {t('close.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const strong = { strong: (inside: string) => <strong className="select-all">{inside}</strong> }
