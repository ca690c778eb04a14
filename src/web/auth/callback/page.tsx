import { redirect, useNavigate } from 'react-router'
import { pages } from '#contract/pages.ts'
import { createTranslator } from '#contract/messages/translator.ts'
import { useVisitorsPages } from '#web/commerce/own-pages.ts'
import { SignInForm } from '#web/commerce/sign-in/sign-in-form.tsx'
import { visitContext } from '#web/render/page-context.ts'
import { withoutReferrer } from '#web/render/without-referrer.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { SpinnerIcon } from '#web/ui/icons.tsx'
import { AuthPage } from '../auth-page.tsx'
import { AskFirst } from './ask-first.tsx'
import { revalidateOnPathChange } from '../mail-link.ts'
import { onlyElsewhere, safeReturnUrl } from '../login/return-url.ts'
import { NeedsScript } from '../needs-script.tsx'
import { privateMeta } from '../private-meta.ts'
import type { Route } from './+types/page'
import { isMailLinkType, type MailLinkType } from './mail-link-types.ts'
import { UndoChange } from './undo-change.tsx'
import { useMailLinkAnswer } from './use-mail-link-answer.ts'

/** Mail scanners fetch the page and may run its scripts, which changes nothing: only a press sends the token. */
export function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  if (url.searchParams.get('type') === 'password_reset' && token !== '') throw redirect(pages.resetPassword(token))
  return messagesOf(context.get(visitContext).language, ['auth'])
}

export const shouldRevalidate = revalidateOnPathChange
export const headers = withoutReferrer

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? privateMeta(createTranslator(loaderData.language, loaderData.messages)('auth:callback.pageTitle'), matches) : []
}

export default function AuthCallbackPage() {
  const t = useMessages('auth')
  const navigate = useNavigate()
  const own = useVisitorsPages()
  const { link, answer, isBusy, retry, open, confirm } = useMailLinkAnswer()
  const returnUrl = onlyElsewhere(safeReturnUrl(link.returnUrl))
  const onward = pages.login(returnUrl)

  if (link.type === 'email_change_undo' && link.token !== '') return <UndoChange token={link.token} />
  switch (answer.state) {
    case 'reading':
      return (
        <AuthPage heading={t('callback.working')} lead={t('callback.workingText')}>
          <NeedsScript />
          <SpinnerIcon className="size-8 animate-spin text-lapis" />
        </AuthPage>
      )
    case 'asking': {
      const { link: facts } = answer
      return (
        <AskFirst
          link={facts}
          problem={answer.problem}
          failure={answer.failure}
          isBusy={isBusy}
          onPress={(password) =>
            void (facts.type === 'magic_link' ? open(facts) : confirm(facts, password === undefined ? {} : { password }))
          }
          onDrop={() => void confirm(facts, { withoutPassword: true })}
        />
      )
    }
    case 'confirmed_without':
      return (
        <AuthPage motif="ili-tulip" heading={t('callback.confirmedTitle')} lead={t('callback.confirmedWithout')}>
          <ButtonLink to={pages.forgotPassword()} size="large" wide>
            {t('undo.newPassword')}
          </ButtonLink>
        </AuthPage>
      )
    case 'confirmed':
      return (
        <AuthPage heading={t('callback.confirmedTitle')} lead={t('callback.confirmedText')}>
          <SignInForm
            place="page"
            action={onward}
            returnUrl={returnUrl}
            typed={answer.email}
            onSignedIn={() => void navigate(onward, { replace: true })}
            onSecondFactor={() => void navigate(onward, { replace: true })}
          />
        </AuthPage>
      )
    case 'changed':
      return (
        <AuthPage motif="ili-tulip" heading={t('callback.changedTitle')} lead={t('callback.changedText')}>
          <ButtonLink to={own.home()} size="large" wide>
            {t('callback.toAccount')}
          </ButtonLink>
        </AuthPage>
      )
    case 'error':
      return (
        <AuthPage motif="manul" heading={t('callback.errorTitle')} lead={answer.text}>
          <Button size="large" wide onClick={retry}>
            {t('callback.retry')}
          </Button>
        </AuthPage>
      )
    case 'failed':
      return (
        <AuthPage motif="manul" heading={t('callback.failedTitle')} lead={t('callback.failedText')}>
          <WayOn type={isMailLinkType(link.type) ? link.type : 'magic_link'} />
        </AuthPage>
      )
    case 'unexpected':
      return link.type === 'password_reset' ? (
        <AuthPage motif="manul" heading={t('callback.failedResetTitle')} lead={t('callback.failedText')}>
          <WayOn type="password_reset" />
        </AuthPage>
      ) : (
        <AuthPage motif="manul" heading={t('callback.unexpectedTitle')} lead={t('callback.unexpectedText')}>
          <ButtonLink to={pages.login()} size="large" wide>
            {t('callback.toSignIn')}
          </ButtonLink>
        </AuthPage>
      )
  }
}

function WayOn({ type }: { type: MailLinkType }) {
  const t = useMessages('auth')
  const own = useVisitorsPages()
  const ways = {
    confirmation: { to: pages.checkEmail(), label: t('callback.askConfirmation') },
    magic_link: { to: pages.login(), label: t('callback.askMagic') },
    email_change: { to: own.settings(), label: t('callback.askChange') },
    password_reset: { to: pages.forgotPassword(), label: t('callback.askReset') },
  }
  return (
    <ButtonLink to={ways[type].to} size="large" wide>
      {ways[type].label}
    </ButtonLink>
  )
}
