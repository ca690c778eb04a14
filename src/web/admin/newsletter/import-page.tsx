import { useState } from 'react'
import { data } from 'react-router'
import { isAdmin } from '#contract/actor.ts'
import * as subscribersCalls from '#contract/calls/subscribers.gen.ts'
import { createTranslator } from '#contract/messages/translator.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { mostSubscriberFileMb, type SubscriberImport } from '#contract/subscribers.ts'
import { refusalOf } from '#web/browser/calls/request-errors.ts'
import { sendFile } from '#web/browser/calls/send-file.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { BackLink } from '../kit/back-link.tsx'
import type { Route } from './+types/import-page'
import { AdminHeading } from '../admin-heading.tsx'
import { sentenceOfError } from '../kit/sentence-of-error.ts'
import { LoadFailed } from '../load-failed.tsx'
import { titled } from '../titled.ts'
import { ImportReport } from './import-report.tsx'
import { PastImports } from './past-imports.tsx'

const timeoutMs = 2 * 60_000

export async function loader({ context }: Route.LoaderArgs) {
  const { language, actor } = context.get(visitContext)
  if (!isAdmin(actor)) throw data(null, { status: 403 })
  const messages = messagesOf(language, ['admin-newsletter'])
  const pageTitle = createTranslator(language, messages.messages)('admin-newsletter:import.pageTitle')
  return { ...messages, pageTitle, ...(await context.get(apiContext).subscribers.imports()) }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return titled(loaderData?.pageTitle)
}

type Step =
  | { at: 'choosing'; problem?: string }
  | { at: 'checking' | 'writing'; file: File; percent: number }
  | { at: 'checked'; file: File; report: SubscriberImport; problem?: string }
  | { at: 'done'; report: SubscriberImport }

/** The file is counted in a dry run first; importing requires the source of the consent. */
export default function SubscriberImportPage({ loaderData: { imports } }: Route.ComponentProps) {
  const t = useMessages('admin-newsletter')
  const { attempt } = useWrite(subscribersCalls.import)
  const refresh = useRefresh()
  const [consentFrom, setConsentFrom] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [step, setStep] = useState<Step>({ at: 'choosing' })

  function sent(file: File, isDryRun: boolean) {
    const at = isDryRun ? 'checking' : 'writing'
    const consent_from = consentFrom.trim()
    setStep({ at, file, percent: 0 })
    const input = {
      query: { dry_run: isDryRun ? ('true' as const) : ('false' as const) },
      body: { file, ...(consent_from !== '' && { consent_from }) },
    }
    const onProgress = (share: number) => setStep({ at, file, percent: share * 90 })
    return attempt(input, { by: sendFile, timeoutMs, onProgress })
  }

  function problemOf(error: unknown): string {
    const refusal = refusalOf(subscribersCalls.import, error)
    if (refusal.code !== 'subscriber_file_not_utf8') return sentenceOfError(error, t('import.failed'))
    return t('import.notUtf8', { row: String(refusal.row), encoding: refusal.encoding })
  }

  async function handleFile(file: File) {
    try {
      setStep({ at: 'checked', file, report: await sent(file, true) })
    } catch (error) {
      setStep({ at: 'choosing', problem: problemOf(error) })
    }
  }

  async function handleImport({ file, report }: { file: File; report: SubscriberImport }) {
    if (consentFrom.trim() === '') {
      setMissing(true)
      return
    }
    try {
      setStep({ at: 'done', report: await sent(file, false) })
      void refresh()
    } catch (error) {
      setStep({ at: 'checked', file, report, problem: problemOf(error) })
    }
  }

  const isBusy = step.at === 'checking' || step.at === 'writing'
  return (
    <div className="grid max-w-180 grid-cols-1 gap-5">
      <div>
        <BackLink to={adminPages.newsletter()}>{t('title')}</BackLink>
        <AdminHeading>{t('import.title')}</AdminHeading>
      </div>
      {(step.at === 'choosing' || isBusy) && (
        <>
          <FileDrop
            label={t('import.drop')}
            hint={t('import.dropHint', { max_mb: String(mostSubscriberFileMb) })}
            error={step.at === 'choosing' ? step.problem : undefined}
            accept=".csv,text/csv"
            disabled={isBusy}
            onFiles={([file]) => file && void handleFile(file)}
            {...(isBusy ? { progress: { percent: step.percent, label: t('import.writing', { name: step.file.name }) } } : {})}
          />
          <p className="max-w-prose text-small text-smoke">{t('import.rule')}</p>
        </>
      )}
      {(step.at === 'checked' || step.at === 'done') && <ImportReport report={step.report} isDone={step.at === 'done'} />}
      {step.at === 'checked' && (
        <>
          {step.report.imported > 0 && (
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
          )}
          {step.problem !== undefined && (
            <Notice tone="error" announced>
              {step.problem}
            </Notice>
          )}
        </>
      )}
      {(step.at === 'checked' || step.at === 'done') && (
        <div className="flex flex-wrap gap-2.5">
          {step.at === 'checked' && step.report.imported > 0 && (
            <Button size="dense" onClick={() => void handleImport(step)}>
              {t('import.run', { count: step.report.imported })}
            </Button>
          )}
          {step.at === 'done' && (
            <ButtonLink size="dense" to={adminPages.newsletter({ source: 'import' })}>
              {t('import.see')}
            </ButtonLink>
          )}
          <Button size="dense" tone="quiet" onClick={() => setStep({ at: 'choosing' })}>
            {t('import.another')}
          </Button>
        </div>
      )}
      {!isBusy && <PastImports imports={imports} />}
    </div>
  )
}

export function ErrorBoundary() {
  return <LoadFailed />
}
