import { isStaffAccount } from '#contract/actor.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { pages } from '#contract/pages.ts'
import { SignOutForm } from '#web/commerce/sign-in/sign-out-form.tsx'
import { visitContext } from '#web/render/page-context.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { createTranslator } from '#contract/messages/translator.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { AuthPage } from './auth-page.tsx'
import { privateMeta } from './private-meta.ts'
import type { Route } from './+types/admin-shop-redirect'

export function loader({ context }: Route.LoaderArgs) {
  const { actor, language } = context.get(visitContext)
  return { isForStaff: isStaffAccount(actor), ...messagesOf(language, ['auth']) }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const t = createTranslator(loaderData.language, loaderData.messages)
  const title = loaderData.isForStaff ? t('auth:staffRedirect.pageTitle') : t('auth:staffRedirect.visitorTitle')
  return privateMeta(title, matches)
}

export default function AdminShopRedirect({ loaderData: { isForStaff } }: Route.ComponentProps) {
  const t = useMessages('auth')
  return (
    <AuthPage
      motif="shai"
      heading={isForStaff ? t('staffRedirect.title') : t('staffRedirect.visitorTitle')}
      lead={isForStaff ? t('staffRedirect.text') : t('staffRedirect.visitorText')}
    >
      <div className="flex flex-wrap gap-4">
        {isForStaff ? (
          <>
            <ButtonLink to={adminPages.orders()}>{t('staffRedirect.toBackOffice')}</ButtonLink>
            <SignOutForm>
              {(isSigningOut) => (
                <Button type="submit" tone="secondary" loading={isSigningOut}>
                  {t('staffRedirect.signOut')}
                </Button>
              )}
            </SignOutForm>
          </>
        ) : (
          <ButtonLink to={pages.shop()}>{t('staffRedirect.toShop')}</ButtonLink>
        )}
      </div>
    </AuthPage>
  )
}
