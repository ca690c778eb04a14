import type { FormEvent } from 'react'
import { pages } from '#contract/pages.ts'
import type { LinkFacts } from '#contract/sign-in.ts'
import { useVisitorsPages } from '#web/commerce/own-pages.ts'
import { PasswordField } from '#web/commerce/sign-in/password-field.tsx'
import { typedIn } from '#web/commerce/sign-in/form-checks.ts'
import { useFormProblems } from '#web/commerce/sign-in/use-form-problems.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { AuthPage } from '../auth-page.tsx'

export type AskFirstProps = {
  link: LinkFacts
  /** Error of the password field. */
  problem?: string | undefined
  failure?: string | undefined
  isBusy: boolean
  onPress: (password?: string) => void
  /** The user says that they did not choose this password. */
  onDrop: () => void
}

/** Shows the link's action and account, and waits for a press. */
export function AskFirst({ link, problem, failure, isBusy, onPress, onDrop }: AskFirstProps) {
  const t = useMessages('auth')
  const own = useVisitorsPages()
  const { form, problems, tell, forget } = useFormProblems<'password'>()
  const { type, email, asks, signedInAs } = link

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const password = typedIn(new FormData(event.currentTarget), 'password')
    if (asks === 'password' && tell(password === '' ? { password: t('check.passwordMissing') } : {})) return
    onPress(asks === 'password' ? password : undefined)
  }

  if (asks === 'sign_in')
    return (
      <AuthPage heading={t('ask.email_change.title')} lead={t('ask.signInFirst')}>
        <ButtonLink to={pages.login()} size="large" wide>
          {t('callback.toSignIn')}
        </ButtonLink>
      </AuthPage>
    )
  const lead =
    type === 'magic_link' && signedInAs !== null
      ? t('ask.otherAccount', { email, other: signedInAs })
      : t(asks === 'password' ? `ask.${type === 'confirmation' ? 'confirmation' : 'email_change'}.textPassword` : `ask.${type}.text`, {
          email,
        })
  return (
    <AuthPage heading={t(`ask.${type}.title`)} lead={lead}>
      <form ref={form} noValidate onSubmit={handleSubmit} className="grid gap-5">
        {failure && (
          <Notice tone="error" announced>
            {failure}
          </Notice>
        )}
        {asks === 'password' && (
          <PasswordField
            label={t(type === 'confirmation' ? 'ask.confirmation.password' : 'ask.email_change.password')}
            name="password"
            autoComplete="current-password"
            error={problems.password ?? problem}
            onChange={() => forget('password')}
          />
        )}
        <Button type="submit" size="large" wide loading={isBusy}>
          <span className="min-w-0 break-words">{t(`ask.${type}.submit`, { email })}</span>
        </Button>
        {type === 'confirmation' && asks === 'password' && (
          <Button tone="quiet" wide disabled={isBusy} onClick={onDrop}>
            {t('ask.confirmation.drop')}
          </Button>
        )}
        {type === 'magic_link' && signedInAs !== null && (
          <ButtonLink to={own.home()} tone="quiet" wide>
            {t('ask.stay')}
          </ButtonLink>
        )}
      </form>
    </AuthPage>
  )
}
