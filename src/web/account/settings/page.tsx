import { loadSecurity } from '#web/commerce/security/security-view.ts'
import { SecurityParts } from '#web/commerce/security/security-parts.tsx'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import type { Route } from './+types/page'
import { AccountHead } from '../account-head.tsx'
import { EmailPart } from './email-part.tsx'
import { MailPreferencesPart } from './mail-preferences-part.tsx'
import { OwnRecordsPart } from './own-records-part.tsx'
import { PasswordPart } from './password-part.tsx'
import { PicturePart } from './picture-part.tsx'
import { ProfilePart } from './profile-part.tsx'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Part } from '../part.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(visitContext)
  const api = context.get(apiContext)
  const [profile, security] = await Promise.all([api.account.profile(), loadSecurity(api)])
  return { profile, security, ...messagesOf(language, ['account', 'settings', 'security', 'auth']) }
}

/** A form submitted before scripts ran is shown again unchanged. */
export function action() {
  return undefined
}

export default function SettingsPage({ loaderData: { profile, security } }: Route.ComponentProps) {
  const t = useMessages('settings')
  const tAuth = useMessages('auth')
  const { hasPassword } = security.secondFactor
  return (
    <>
      <AccountHead title={t('title')} />
      <PageHeading size="heading-1" below={t('lead')}>
        {t('title')}
      </PageHeading>
      <noscript>
        <Notice className="mt-6">{tAuth('login.noScript')}</Notice>
      </noscript>
      <div className="mt-8 grid max-w-160 gap-12">
        <PicturePart profile={profile} />
        <ProfilePart profile={profile} />
        <MailPreferencesPart profile={profile} />
        <EmailPart email={profile.email} hasPassword={hasPassword} />
        <PasswordPart email={profile.email} />
        <SecurityParts view={security} />
        <OwnRecordsPart hasPassword={hasPassword} />
        <CloseAccountPart hasPassword={hasPassword} />
      </div>
    </>
  )
}

const CloseAccountDialog = lazy(() => import('./close-account-dialog.tsx').then((module) => ({ default: module.CloseAccountDialog })))

function CloseAccountPart({ hasPassword }: { hasPassword: boolean }) {
  const t = useMessages('settings')
  const [isOpen, setIsOpen] = useState<boolean>()
  return (
    <Part title={t('close.title')}>
      <p className="mb-4 text-label text-smoke">{t('close.lead')}</p>
      <Button tone="quiet" size="small" onClick={() => setIsOpen(true)}>
        {t('close.open')}
      </Button>
      <Suspense>{isOpen !== undefined && <CloseAccountDialog hasPassword={hasPassword} open={isOpen} onOpenChange={setIsOpen} />}</Suspense>
    </Part>
  )
}
