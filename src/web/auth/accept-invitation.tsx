import { pages } from '#contract/pages.ts'
import { createWords } from '#contract/messages/words.ts'
import { visitContext } from '#web/render/page-context.ts'
import { wordsOf } from '#web/browser/messages/catalogue.ts'
import { useWords } from '#web/browser/messages/use-words.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { AuthPage } from './auth-page.tsx'
import { withoutReferrer } from './letter-link.ts'
import { privateMeta } from './private-meta.ts'
import type { Route } from './+types/accept-invitation'

export function loader({ context }: Route.LoaderArgs) {
  return wordsOf(context.get(visitContext).language, ['auth'])
}

export const headers = withoutReferrer

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? privateMeta(createWords(loaderData.language, loaderData.words)('auth:invitation.pageTitle')) : []
}

/** Open to everybody, unlike the rest below /admin. No invitation is out, so none is valid. */
export default function AcceptInvitation() {
  const t = useWords('auth')
  return (
    <AuthPage motif="manul" heading={t('invitation.title')} lead={t('invitation.text')}>
      <ButtonLink to={pages.login()} size="large" wide>
        {t('invitation.toSignIn')}
      </ButtonLink>
    </AuthPage>
  )
}
