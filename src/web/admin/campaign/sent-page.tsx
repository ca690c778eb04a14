import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import * as campaigns from '#contract/calls/campaigns.gen.ts'
import type { CampaignPage } from '#contract/campaigns.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { staffQuery } from '#web/browser/query/call-query.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { Notice } from '#web/ui/notice.tsx'
import { EditSection } from '../kit/edit/edit-page.tsx'
import { PreviewPart } from '../letter/preview-part.tsx'
import { useStaffTopic } from '../live/use-staff-topic.ts'
import { isUserActive } from '../session/activity.ts'
import { AudienceCountPart } from './audience-count-part.tsx'
import { CampaignHead } from './campaign-head.tsx'
import { FactsPart } from './facts-part.tsx'
import { FiguresPart } from './figures-part.tsx'
import { LinksPart } from './links-part.tsx'
import { printTime } from './sending-time.ts'
import { TurnButtons } from './turn-buttons.tsx'
import { useAudienceCount } from './use-audience-count.ts'

/** Minimum time between two reads of the figures while notifications arrive. */
const readingPauseMs = 1500
/** Clicks, orders and unsubscriptions send no notification, so they are polled. */
const clicksPauseMs = 10_000

export type SentPageProps = { campaign: CampaignPage; now: string; history: ReactNode }

export function SentPage({ campaign, now, history }: SentPageProps) {
  const t = useMessages('admin-campaigns')
  const language = useLanguage()
  useLiveFigures(campaign.id)
  const { id, status, send_at, started_at, finished_at } = campaign
  const progressText = {
    draft: '',
    scheduled: send_at === null ? t('progress.soon') : t('progress.scheduled', { time: printTime(language, send_at) }),
    sending: started_at === null ? t('progress.soon') : t('progress.sending', { time: printTime(language, started_at) }),
    paused: t('progress.paused'),
    sent: finished_at === null ? '' : t('progress.sent', { time: printTime(language, finished_at) }),
    cancelled: finished_at === null ? t('progress.cancelled') : t('progress.cancelledAt', { time: printTime(language, finished_at) }),
  }[status]

  return (
    <div className="grid grid-cols-1 gap-5">
      <CampaignHead campaign={campaign} below={progressText}>
        <TurnButtons campaign={campaign} />
      </CampaignHead>
      {status === 'scheduled' ? <WaitingPart campaign={campaign} /> : <FiguresPart campaign={campaign} />}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 grid-cols-1 gap-5">
          {status !== 'scheduled' && <LinksPart links={campaign.links} />}
          <FactsPart campaign={campaign} now={now} />
          {history}
        </div>
        <PreviewPart queryOf={(language) => staffQuery(campaigns.preview, { id }, { language })} />
      </div>
    </div>
  )
}

function WaitingPart({ campaign: { id, waits_for } }: Pick<SentPageProps, 'campaign'>) {
  const t = useMessages('admin-campaigns')
  const counted = useAudienceCount(id, 0)
  return (
    <div className="grid gap-4">
      {waits_for !== null && <Notice>{t(`waits.${waits_for}`)}</Notice>}
      <EditSection title={t('audience.title')} hint={t('audience.asOfNow')}>
        <AudienceCountPart {...counted} />
      </EditSection>
    </div>
  )
}

/** Reads the page again after notifications, at most once per pause, and at intervals for clicks. */
function useLiveFigures(id: string) {
  const refresh = useRefresh()
  const reading = useRef<ReturnType<typeof setTimeout>>(undefined)
  useStaffTopic('letters', (ids) => {
    if (ids !== 'missed' && !ids.includes(id)) return
    reading.current ??= setTimeout(() => {
      reading.current = undefined
      void refresh()
    }, readingPauseMs)
  })
  const readAgain = useEffectEvent(() => {
    if (isUserActive() && document.visibilityState === 'visible') void refresh()
  })
  useEffect(() => {
    const repeating = setInterval(readAgain, clicksPauseMs)
    return () => {
      clearInterval(repeating)
      clearTimeout(reading.current)
    }
  }, [])
}
