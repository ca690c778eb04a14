import type { CampaignPage } from '#contract/campaigns.ts'
import { formatNumber } from '#contract/messages/format.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { ShareBar } from '#web/ui/share-bar.tsx'
import { TableCell } from '#web/ui/table-cell.tsx'
import { TableHeaderCell } from '#web/ui/table-header-cell.tsx'
import { EditSection } from '../kit/edit/edit-page.tsx'

export function LinksPart({ links }: { links: CampaignPage['links'] }) {
  const t = useMessages('admin-campaigns')
  const language = useLanguage()
  const most = Math.max(1, ...links.map(({ clicks }) => clicks))
  return (
    <EditSection title={t('links.title')} hint={t('links.hint')}>
      {links.length === 0 ? (
        <p className="text-small text-smoke">{t('links.none')}</p>
      ) : (
        <div className="overflow-x-auto">
          <table className="w-full border-separate border-spacing-0 text-small">
            <caption className="sr-only">{t('links.title')}</caption>
            <thead>
              <tr className="h-9.5 *:border-b *:border-wool">
                <TableHeaderCell>{t('links.address')}</TableHeaderCell>
                <TableHeaderCell figures>{t('links.people')}</TableHeaderCell>
                <TableHeaderCell figures>{t('links.clicks')}</TableHeaderCell>
              </tr>
            </thead>
            <tbody>
              {links.map(({ href, clicks, people }) => (
                <tr key={href} className="h-10.5 *:border-b *:border-wool/70 last:*:border-b-0">
                  <TableCell wraps>
                    <span className="break-all">{href}</span>
                    <ShareBar share={(clicks / most) * 100} className="mt-1 h-1 w-full rounded-full bg-wool/60" />
                  </TableCell>
                  <TableCell figures>{formatNumber(language, people)}</TableCell>
                  <TableCell figures>{formatNumber(language, clicks)}</TableCell>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </EditSection>
  )
}
