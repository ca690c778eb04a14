import { pages } from '#contract/pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { OrnamentStrip } from '#web/ui/ornament-strip.tsx'
import { EmptyMotif } from '../empty-motif.tsx'
import { PageHead } from '#web/commerce/page-head.tsx'

export function ProductNotFound() {
  const t = useMessages('product')
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <PageHead title={t('notFound.title')} description={t('notFound.text')} path={undefined} />
      <OrnamentStrip pattern="line" height={22} />
      <EmptyState
        level={1}
        motif={<EmptyMotif />}
        title={t('notFound.title')}
        action={<ButtonLink to={pages.shop()}>{t('notFound.shop')}</ButtonLink>}
        className="py-20"
      >
        {t('notFound.text')}
      </EmptyState>
    </main>
  )
}
