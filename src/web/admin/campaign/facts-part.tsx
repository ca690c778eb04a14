import type { ReactNode } from 'react'
import type { CampaignPage } from '#contract/campaigns.ts'
import { formatWhen } from '#contract/messages/format-dates.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { EditSection } from '../kit/edit/edit-page.tsx'
import { useAudienceWords } from './use-audience-words.ts'

export function FactsPart({ campaign, now }: { campaign: CampaignPage; now: string }) {
  const t = useMessages('admin-campaigns')
  const language = useLanguage()
  const { audience, send_at, started_at, finished_at, ignore_quiet_hours } = campaign
  const choices = useAudienceWords()(audience)
  const when = (instant: string | null) => instant !== null && formatWhen(language, instant, now)
  return (
    <EditSection title={t('facts.title')}>
      <dl className="grid gap-3 text-small sm:grid-cols-2">
        <Fact label={t('facts.audience')}>{choices.join(' · ')}</Fact>
        <Fact label={t('facts.planned')}>{when(send_at) || t('facts.atOnce')}</Fact>
        <Fact label={t('facts.started')}>{when(started_at) || '–'}</Fact>
        <Fact label={t('facts.finished')}>{when(finished_at) || '–'}</Fact>
        <Fact label={t('facts.quiet')}>{t(ignore_quiet_hours ? 'facts.throughQuiet' : 'facts.restsQuiet')}</Fact>
      </dl>
    </EditSection>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-tiny text-smoke">{label}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}
