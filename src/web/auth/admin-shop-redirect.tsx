import { isStaffAccount } from '#contract/actor.ts'
import { pages } from '#contract/pages.ts'
import { SignOutForm } from '#web/commerce/sign-in/sign-out-form.tsx'
import { visitContext } from '#web/render/page-context.ts'
import { wordsOf } from '#web/browser/messages/catalogue.ts'
import { useWords } from '#web/browser/messages/use-words.ts'
import { createWords } from '#contract/messages/words.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { AuthPage } from './auth-page.tsx'
import { privateMeta } from './private-meta.ts'
import type { Route } from './+types/admin-shop-redirect'

export function loader({ context }: Route.LoaderArgs) {
  const { actor, language } = context.get(visitContext)
  return { isForStaff: isStaffAccount(actor), ...wordsOf(language, ['auth']) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const t = createWords(loaderData.language, loaderData.words)
  const title = loaderData.isForStaff ? t('auth:staffRedirect.pageTitle') : t('auth:staffRedirect.visitorTitle')
  return privateMeta(title)
}

export default function AdminShopRedirect({ loaderData: { isForStaff } }: Route.ComponentProps) {
  const t = useWords('auth')
  return (
    <AuthPage
      motif="shai"
      heading={isForStaff ? t('staffRedirect.title') : t('staffRedirect.visitorTitle')}
      lead={isForStaff ? t('staffRedirect.text') : t('staffRedirect.visitorText')}
    >
      <div className="flex flex-wrap gap-4">
        {isForStaff ? (
          <>
            <ButtonLink to={pages.adminOrders()}>{t('staffRedirect.toBackOffice')}</ButtonLink>
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
