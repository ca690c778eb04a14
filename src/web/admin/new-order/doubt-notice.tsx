import { adminPages } from '#contract/admin-pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { type Draft, sentBuyerOf } from './order-draft.ts'

export type DoubtNoticeProps = { sent: Draft; isBusy: boolean; onWrite: () => void }

/** The answer was lost long ago. Staff check whether the order exists and decide whether to send it again. */
export function DoubtNotice({ sent, isBusy, onWrite }: DoubtNoticeProps) {
  const t = useMessages('admin-new-order')
  return (
    <Notice tone="error" announced title={t('doubt.title')}>
      <p>{t('doubt.text')}</p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <ButtonLink to={adminPages.orders({ q: sentBuyerOf(sent), range: 'all' })} size="small">
          {t('doubt.look')}
        </ButtonLink>
        <Button tone="quiet" size="small" loading={isBusy} onClick={onWrite}>
          {t('doubt.write')}
        </Button>
      </div>
    </Notice>
  )
}
