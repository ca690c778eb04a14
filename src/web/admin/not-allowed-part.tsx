import { pages } from '#contract/pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { AdminHeading } from './admin-heading.tsx'

export function NotAllowedPart() {
  const t = useMessages('admin')
  return (
    <div className="grid max-w-prose gap-4 py-12">
      <title>{t('notAllowed.pageTitle')}</title>
      <AdminHeading>{t('notAllowed.title')}</AdminHeading>
      <p className="text-smoke">{t('notAllowed.text')}</p>
      <p>
        <ButtonLink size="dense" tone="quiet" to={pages.admin()}>
          {t('notAllowed.back')}
        </ButtonLink>
      </p>
    </div>
  )
}
