import { useState } from 'react'
import { data } from 'react-router'
import { isAdmin } from '#contract/actor.ts'
import * as subscribersCalls from '#contract/calls/subscribers.gen.ts'
import { createTranslator } from '#contract/messages/translator.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { mostSubscriberFileMb, type SubscriberImport } from '#contract/subscribers.ts'
import { sendFile } from '#web/browser/calls/send-file.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { visitContext } from '#web/render/page-context.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { BackLink } from '../kit/back-link.tsx'
import type { Route } from './+types/import-page'
import { AdminHeading } from '../admin-heading.tsx'
import { sentenceOfError } from '../kit/sentence-of-error.ts'
import { LoadFailed } from '../load-failed.tsx'
import { titled } from '../titled.ts'
import { ImportReport } from './import-report.tsx'

const timeoutMs = 2 * 60_000

export function loader({ context }: Route.LoaderArgs) {
  const { language, actor } = context.get(visitContext)
  if (!isAdmin(actor)) throw data(null, { status: 403 })
  const messages = messagesOf(language, ['admin-newsletter'])
  return { ...messages, pageTitle: createTranslator(language, messages.messages)('admin-newsletter:import.pageTitle') }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return titled(loaderData?.pageTitle)
}

type Step = { at: 'choosing'; problem?: string } | { at: 'writing'; file: File; percent: number } | { at: 'done'; report: SubscriberImport }

/** Addresses that agreed elsewhere. Where, is asked first: nobody is written to who has not agreed. */
export default function SubscriberImportPage() {
  const t = useMessages('admin-newsletter')
  const language = useLanguage()
  const [consentFrom, setConsentFrom] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [step, setStep] = useState<Step>({ at: 'choosing' })

  async function handleFile(file: File) {
    if (consentFrom.trim() === '') {
      setMissing(true)
      return
    }
    setStep({ at: 'writing', file, percent: 0 })
    try {
      const input = { file, consent_from: consentFrom.trim() }
      const onProgress = (share: number) => setStep({ at: 'writing', file, percent: share * 90 })
      setStep({ at: 'done', report: await sendFile(subscribersCalls.import, input, { language, timeoutMs, onProgress }) })
    } catch (error) {
      setStep({ at: 'choosing', problem: sentenceOfError(error, t('import.failed')) })
    }
  }

  return (
    <div className="grid max-w-180 grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <BackLink to={adminPages.newsletter()}>{t('title')}</BackLink>
        <AdminHeading>{t('import.title')}</AdminHeading>
      </div>
      {step.at === 'done' ? (
        <>
          <ImportReport report={step.report} />
          <div className="flex flex-wrap gap-2.5">
            <ButtonLink size="dense" to={adminPages.newsletter({ source: 'import' })}>
              {t('import.see')}
            </ButtonLink>
            <Button size="dense" tone="quiet" onClick={() => setStep({ at: 'choosing' })}>
              {t('import.another')}
            </Button>
          </div>
        </>
      ) : (
        <>
          <TextField
            label={t('import.consent')}
            hint={t('import.consentHint')}
            value={consentFrom}
            maxLength={200}
            required
            error={isMissing ? t('import.consentMissing') : undefined}
            onChange={({ target }) => {
              setConsentFrom(target.value)
              setMissing(false)
            }}
          />
          <FileDrop
            label={t('import.drop')}
            hint={t('import.dropHint', { max_mb: String(mostSubscriberFileMb) })}
            error={step.at === 'choosing' ? step.problem : undefined}
            accept=".csv,text/csv"
            disabled={step.at === 'writing'}
            onFiles={([file]) => file && void handleFile(file)}
            {...(step.at === 'writing'
              ? { progress: { percent: step.percent, label: t('import.writing', { name: step.file.name }) } }
              : {})}
          />
          <p className="max-w-prose text-small text-smoke">{t('import.rule')}</p>
        </>
      )}
    </div>
  )
}

export function ErrorBoundary() {
  return <LoadFailed />
}
