import { Form } from 'react-router'
import { isStaff } from '#contract/actor.ts'
import { pages } from '#contract/pages.ts'
import { visitContext } from '#web/kit/page-context.ts'
import { wordsOf } from '#web/kit/words/catalogue.ts'
import { useWords } from '#web/kit/words/use-words.ts'
import { createWords } from '#contract/words/words.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import type { Route } from './+types/admin-shop-redirect'

export function loader({ context }: Route.LoaderArgs) {
  const { actor, language } = context.get(visitContext)
  return { isForStaff: isStaff(actor), ...wordsOf(language, ['auth']) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const t = createWords(loaderData.language, loaderData.words)
  const title = loaderData.isForStaff ? t('auth:staffRedirect.pageTitle') : t('auth:staffRedirect.visitorTitle')
  return [{ title }, { name: 'robots', content: 'noindex' }]
}

export default function AdminShopRedirect({ loaderData: { isForStaff } }: Route.ComponentProps) {
  const t = useWords('auth')
  return (
    <main id="content" tabIndex={-1} className="page-width py-section outline-none">
      <div className="mx-auto max-w-160">
        <PageHeading size="heading-1" below={isForStaff ? t('staffRedirect.text') : t('staffRedirect.visitorText')}>
          {isForStaff ? t('staffRedirect.title') : t('staffRedirect.visitorTitle')}
        </PageHeading>
        <div className="mt-8 flex flex-wrap gap-4">
          {isForStaff ? (
            <>
              <ButtonLink to={pages.adminOrders()}>{t('staffRedirect.toBackOffice')}</ButtonLink>
              <Form method="post" action={pages.logout()}>
                <Button type="submit" tone="secondary">
                  {t('staffRedirect.signOut')}
                </Button>
              </Form>
            </>
          ) : (
            <ButtonLink to={pages.shop()}>{t('staffRedirect.toShop')}</ButtonLink>
          )}
        </div>
      </div>
    </main>
  )
}
