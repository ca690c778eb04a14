import { formatNumber } from '#contract/messages/format.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import type { SystemState } from '#contract/system.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { EditSection } from '../kit/edit/edit-page.tsx'
import { PartFacts } from './part-facts.tsx'

export function MailsPart({ mails }: { mails: SystemState['mails'] }) {
  const t = useMessages('admin-system')
  const language = useLanguage()
  const { sent_today, waiting, unknown, last_sent_at } = mails
  return (
    <EditSection title={t('mails.title')}>
      {!mails.is_sending && <p className="text-small text-smoke">{t('mails.mailbox')}</p>}
      <PartFacts
        facts={[
          [t('mails.sent'), formatNumber(language, sent_today)],
          [t('mails.waiting'), formatNumber(language, waiting)],
          [t('mails.unknown'), formatNumber(language, unknown)],
          [t('mails.last'), last_sent_at === null ? t('mails.never') : formatDateTime(language, last_sent_at)],
        ]}
      />
      {unknown > 0 && <p className="text-tiny text-smoke">{t('mails.unknownNote')}</p>}
    </EditSection>
  )
}
