import { redirect } from 'react-router'
import { isStaff, isStaffAccount } from '#contract/actor.ts'
import { pages } from '#contract/pages.ts'
import { createTranslator } from '#contract/messages/translator.ts'
import { SecurityParts } from '#web/commerce/security/security-parts.tsx'
import { loadSecurity } from '#web/commerce/security/security-view.ts'
import { SignOutForm } from '#web/commerce/sign-in/sign-out-form.tsx'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { AuthPage } from '../auth-page.tsx'
import { privateMeta } from '../private-meta.ts'
import type { Route } from './+types/set-up-page'

/** For staff only, who have no account area; others find this in their settings. */
export async function loader({ context }: Route.LoaderArgs) {
  const { actor, language } = context.get(visitContext)
  if (actor.kind !== 'account') throw redirect(pages.login(pages.security()))
  if (!isStaffAccount(actor)) throw redirect(pages.accountSettings())
  const security = await loadSecurity(context.get(apiContext))
  return { security, isOpen: isStaff(actor), ...messagesOf(language, ['auth', 'security']) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? privateMeta(createTranslator(loaderData.language, loaderData.messages)('security:staff.pageTitle'), matches) : []
}

export default function SecurityPage({ loaderData: { security, isOpen } }: Route.ComponentProps) {
  const t = useMessages('security')
  const hasFactor = security.secondFactor.isOn || security.passkeys.length > 0
  return (
    <AuthPage heading={t('staff.title')} lead={t('staff.lead')}>
      <div className="grid gap-10">
        {isOpen ? (
          <ButtonLink to={pages.admin()}>{t('staff.toAdmin')}</ButtonLink>
        ) : (
          <Notice title={t('staff.awaitedTitle')}>{t(hasFactor ? 'staff.signInAgain' : 'staff.awaited')}</Notice>
        )}
        <SecurityParts view={security} />
        <SignOutForm>
          {(isSigningOut) => (
            <Button type="submit" tone="quiet" loading={isSigningOut}>
              {t('staff.signOut')}
            </Button>
          )}
        </SignOutForm>
      </div>
    </AuthPage>
  )
}
