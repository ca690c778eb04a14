import { pages } from '#contract/pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { JoiningPage } from './joining-page.tsx'
import { PartnerHead } from './partner-head.tsx'

/** For a used, expired, revoked or wrong link; the shop does not reveal which. */
export function SpentLink() {
  const t = useMessages('partner-join')
  return (
    <JoiningPage motif="manul" heading={t('spent.title')} lead={t('spent.text')}>
      <PartnerHead title={t('spent.title')} />
      <ButtonLink to={pages.contact()} size="large" wide>
        {t('spent.contact')}
      </ButtonLink>
    </JoiningPage>
  )
}
