import { pages } from '#contract/pages.ts'
import { useVisitor } from '#web/kit/visitor.ts'
import { useWords } from '#web/kit/words/use-words.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'

/** The page is the same for everybody; who is a member already is known in the browser. */
export function JoinBand() {
  const t = useWords('info')
  const visitor = useVisitor()
  const isMember = visitor.state === 'signed_in' && visitor.profile.is_member
  return (
    <section aria-label={t('membership.join')} className="on-cloth bg-lapis-cloth text-bone">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-12 gap-y-6 py-14 lg:py-20">
        <p className="font-display text-heading-2">{t(isMember ? 'membership.isMember' : 'membership.joinText')}</p>
        {isMember ? (
          <ButtonLink to={pages.shop()} tone="onCloth" size="large">
            {t('membership.shop')}
          </ButtonLink>
        ) : visitor.state === 'signed_in' ? (
          <ButtonLink to={pages.account()} tone="onCloth" size="large">
            {t('membership.signedIn')}
          </ButtonLink>
        ) : (
          <ButtonLink to={pages.login(pages.membership())} tone="onCloth" size="large">
            {t('membership.join')}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
