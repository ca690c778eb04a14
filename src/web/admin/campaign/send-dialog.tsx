import { useState } from 'react'
import * as campaigns from '#contract/calls/campaigns.gen.ts'
import type { CampaignPage } from '#contract/campaigns.ts'
import { defaultLanguage, languages } from '#contract/languages.ts'
import { formatTime } from '#contract/messages/format-dates.ts'
import { isQuiet } from '#contract/rules/quiet-hours.ts'
import { shopTimeZone } from '#contract/rules/shop-time.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { instantOf } from '../event/zone-time.ts'
import { isWritten, type LetterDraft } from '../letter/letter-draft.ts'
import { ProblemsList } from '../letter/problems-list.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { ConsequencePart } from './consequence-part.tsx'
import { nextHour, printTime } from './sending-time.ts'
import { useAudienceCount } from './use-audience-count.ts'

export type SendDialogProps = { campaign: CampaignPage; draft: LetterDraft; onClose: () => void; onSent: () => Promise<void> }

export function SendDialog({ campaign, draft, onClose, onSent }: SendDialogProps) {
  const t = useMessages('admin-campaigns')
  const common = useMessages('admin')
  const language = useLanguage()
  const sending = useWrite(campaigns.send)
  const [openedAt] = useState(() => new Date())
  const [isLater, setLater] = useState(false)
  const [time, setTime] = useState(() => nextHour(openedAt))
  const [isThroughQuiet, setThroughQuiet] = useState(false)
  const { count, hasFailed } = useAudienceCount(campaign.id, 0)

  const at = isLater ? instantOf(time, shopTimeZone) : undefined
  const isPast = isLater && (at === undefined || Date.parse(at) <= openedAt.getTime())
  const begins = at === undefined ? openedAt : new Date(at)
  const falls = isQuiet(begins)
  const read = languages.filter((language) => (count?.by_language[language] ?? 1) > 0)
  const goingOut = new Set(read.map((language) => (isWritten(draft, language) ? language : defaultLanguage)))
  const known = campaign.problems.filter(({ language }) => goingOut.has(language))
  const problems = sending.refusal?.code === 'letter_not_ready' ? sending.refusal.problems : known
  const recipients = count?.recipients ?? 0
  const isReady = count !== undefined && recipients > 0 && problems.length === 0 && !isPast

  async function handleSend() {
    if (!isReady) return
    const body = { ...(at !== undefined && { at }), ...(falls && isThroughQuiet && { ignore_quiet_hours: true }) }
    const outcome = await sending.send({ params: { id: campaign.id }, body })
    if ('refusal' in outcome) return
    showToast({ title: at === undefined ? t('send.begun') : t('send.planned', { time: printTime(language, at) }), tone: 'success' })
    await onSent()
  }

  return (
    <Dialog
      open
      firm={sending.isBusy}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('send.title', { name: campaign.name })}
      closeLabel={common('action.close')}
      actions={
        <>
          <Button tone="quiet" size="small" onClick={onClose}>
            {common('action.cancel')}
          </Button>
          <Button size="small" disabled={!isReady} loading={sending.isBusy} onClick={() => void handleSend()}>
            {at === undefined ? t('send.confirm', { count: recipients }) : t('send.confirmAt', { count: recipients, time: formatTime(at) })}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {sending.refused && problems.length === 0 && (
          <Notice tone="error" announced>
            {sending.refused}
          </Notice>
        )}
        {problems.length > 0 && (
          <section className="rounded-edge border border-pomegranate p-4">
            <p className="mb-2 text-small font-bold">{t('send.notReady')}</p>
            <ProblemsList problems={problems} draft={draft} onGo={onClose} />
          </section>
        )}
        {hasFailed && <p className="text-small text-pomegranate">{t('audience.failed')}</p>}
        {count ? (
          <ConsequencePart count={count} draft={draft} perMinute={campaign.letters_per_minute} />
        ) : (
          !hasFailed && <Skeleton className="h-28" />
        )}
        <fieldset className="grid gap-1">
          <legend className="mb-1 text-label font-medium">{t('send.when')}</legend>
          {([false, true] as const).map((later) => (
            <label key={String(later)} className="flex min-h-9 cursor-pointer items-center gap-3 max-md:min-h-11">
              <input
                type="radio"
                name="when"
                checked={isLater === later}
                onChange={() => setLater(later)}
                className="size-4.5 accent-lapis"
              />
              {t(later ? 'send.later' : 'send.now')}
            </label>
          ))}
          {isLater && (
            <TextField
              type="datetime-local"
              size="dense"
              label={t('send.time')}
              hint={t('send.zone')}
              value={time}
              error={isPast ? t('send.past') : undefined}
              className="max-w-64 pl-8"
              onChange={({ target }) => setTime(target.value)}
            />
          )}
        </fieldset>
        {falls && !isPast && (
          <div className="rounded-edge bg-pending-ground px-4 py-2">
            <p className="text-small text-pending">{t(isThroughQuiet ? 'send.throughQuiet' : 'send.quiet')}</p>
            <Checkbox checked={isThroughQuiet} onChange={({ target }) => setThroughQuiet(target.checked)}>
              {t('send.ignoreQuiet')}
            </Checkbox>
          </div>
        )}
      </div>
    </Dialog>
  )
}
