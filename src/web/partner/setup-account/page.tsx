import { useState } from 'react'
import { useNavigate } from 'react-router'
import { pages } from '#contract/pages.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { announceSession } from '#web/browser/session-events.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { withoutReferrer } from '#web/render/without-referrer.ts'
import { Notice } from '#web/ui/notice.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { JoiningPage } from '../joining-page.tsx'
import { PartnerHead } from '../partner-head.tsx'
import { unlessSpent, withStatus } from '../read-link.ts'
import { SpentLink } from '../spent-link.tsx'
import type { Route } from './+types/page'
import { NewAccountForm } from './new-account-form.tsx'
import { OwnAccountPart } from './own-account-part.tsx'

export const headers = withoutReferrer

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  const { language } = context.get(visitContext)
  const asked = await unlessSpent(context.get(apiContext).partners.lookAtSetup({ token }))
  return withStatus({ asked, token, ...messagesOf(language, ['partner-join', 'partner-company', 'auth']) }, asked === undefined)
}

/** A form submitted before scripts ran is shown again unchanged. */
export function action() {
  return undefined
}

export default function SetUpPartnerAccount({ loaderData: { asked, token } }: Route.ComponentProps) {
  const t = useMessages('partner-join')
  const tAuth = useMessages('auth')
  const navigate = useNavigate()
  const [isSpent, setIsSpent] = useState(false)
  if (!asked || isSpent) return <SpentLink />

  function handleDone() {
    announceSession('signed_in')
    showToast({ title: t('setup.done'), tone: 'success' })
    void navigate(pages.partnerDashboard(), { replace: true })
  }

  const parts = { token, email: asked.email, onSpent: () => setIsSpent(true), onDone: handleDone }
  return (
    <JoiningPage
      heading={t('setup.title', { company: asked.company })}
      lead={t(asked.has_account ? 'setup.leadAccount' : 'setup.lead', { email: asked.email })}
    >
      <PartnerHead title={t('setup.pageTitle')} />
      <noscript>
        <Notice className="mb-6">{tAuth('login.noScript')}</Notice>
      </noscript>
      {asked.has_account ? <OwnAccountPart {...parts} /> : <NewAccountForm {...parts} fullName={asked.full_name} />}
    </JoiningPage>
  )
}
