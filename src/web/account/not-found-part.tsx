import { useOwnPages } from '#web/commerce/own-pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Motif } from '#web/ui/motif.tsx'
import { AccountHead } from './account-head.tsx'

export function NotFoundPart() {
  const t = useMessages('account')
  return (
    <>
      <AccountHead title={t('notFound.title')} />
      <EmptyState
        level={1}
        motif={<Motif name="saiga" />}
        title={t('notFound.title')}
        action={<ButtonLink to={useOwnPages().home()}>{t('notFound.toAccount')}</ButtonLink>}
      >
        {t('notFound.text')}
      </EmptyState>
    </>
  )
}
