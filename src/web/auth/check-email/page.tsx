import { useState } from 'react'
import { useLocation } from 'react-router'
import { pages } from '#contract/pages.ts'
import { createWords } from '#contract/messages/words.ts'
import { type AwaitedLetter, readAwaitedLetter } from '#web/commerce/sign-in/awaited-letter.ts'
import { LetterSent } from '#web/commerce/sign-in/letter-sent.tsx'
import { visitContext } from '#web/render/page-context.ts'
import { useHydrated } from '#web/browser/use-hydrated.ts'
import { wordsOf } from '#web/browser/messages/catalogue.ts'
import { useWords } from '#web/browser/messages/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { AuthPage } from '../auth-page.tsx'
import { NeedsScript } from '../needs-script.tsx'
import { privateMeta } from '../private-meta.ts'
import type { Route } from './+types/page'
import { AskAgainForm } from './ask-again-form.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return wordsOf(context.get(visitContext).language, ['auth'])
}

/** A form that was sent before its script ran comes back as it is. */
export function action() {
  return undefined
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? privateMeta(createWords(loaderData.language, loaderData.words)('auth:checkEmail.pageTitle')) : []
}

export default function CheckEmailPage() {
  const t = useWords('auth')
  const { state } = useLocation()
  const isHydrated = useHydrated()
  const [asked, setAsked] = useState<AwaitedLetter>()
  const [isOther, setIsOther] = useState(false)
  // Only the browser knows the history entry; the server's page must be the same as its first picture.
  const letter = asked ?? (isHydrated && !isOther ? readAwaitedLetter(state) : undefined)

  function handleOther() {
    setAsked(undefined)
    setIsOther(true)
  }

  return (
    <AuthPage motif="golden-eagle" heading={t('checkEmail.title')} lead={letter ? undefined : t('checkEmail.textUnknown')}>
      <NeedsScript />
      {letter ? (
        <>
          <LetterSent key={letter.email} {...letter} />
          <Button tone="quiet" wide onClick={handleOther} className="mt-3">
            {t('checkEmail.other')}
          </Button>
        </>
      ) : (
        <AskAgainForm onSent={(email) => setAsked({ email, isJustSent: true })} />
      )}
      <p className="mt-6 text-label">
        <Link to={pages.login(letter?.returnUrl)} className="text-link">
          {t('checkEmail.signIn')}
        </Link>
      </p>
    </AuthPage>
  )
}
