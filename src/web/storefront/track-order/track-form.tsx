import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { pages } from '#contract/pages.ts'
import type { AreaTranslator } from '#contract/messages/translator.ts'
import { waitingTime } from '#web/browser/waiting-time.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { TrackProblems, TrackRefusal, Typed } from './tracking.ts'

export type TrackFormProps = { answer: { typed: Typed; problems?: TrackProblems; refusal?: TrackRefusal } | undefined }

function waitingText(t: AreaTranslator<'track'>, seconds: number): string {
  const { unit, count } = waitingTime(seconds)
  return unit === 'seconds' ? t('wait', { count }) : t('waitMinutes', { count })
}

/** A plain form: works without scripts, and keeps the input. */
export function TrackForm({ answer }: TrackFormProps) {
  const t = useMessages('track')
  const shell = useMessages('shell')
  const isSending = useNavigation().state !== 'idle'
  const numberRef = useRef<HTMLInputElement>(null)
  const emailRef = useRef<HTMLInputElement>(null)
  const { problems, refusal } = answer ?? {}

  useEffect(() => {
    if (problems?.order_number) numberRef.current?.focus()
    else if (problems?.email) emailRef.current?.focus()
  }, [problems])

  return (
    <Form method="post" action={pages.trackOrder()} noValidate className="mt-8 grid gap-5">
      {refusal?.kind === 'not_found' && (
        <Notice tone="error" announced title={t('notFound')}>
          {t('notFoundText')}
        </Notice>
      )}
      {refusal?.kind === 'wait' && (
        <Notice tone="error" announced>
          {waitingText(t, refusal.seconds)}
        </Notice>
      )}
      {(refusal?.kind === 'failed' || refusal?.kind === 'unreached') && (
        <Notice tone="error" announced>
          {refusal.kind === 'unreached' ? shell('unreached') : t('failed')}
        </Notice>
      )}
      <TextField
        ref={numberRef}
        label={t('number')}
        name="order_number"
        defaultValue={answer?.typed.order_number}
        placeholder="UND-12345"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={32}
        required
        error={problems?.order_number && t(problems.order_number)}
      />
      <EmailField
        ref={emailRef}
        label={t('email')}
        hint={t('emailHint')}
        defaultValue={answer?.typed.email}
        error={problems?.email && t(problems.email)}
      />
      <Button type="submit" size="large" wide loading={isSending}>
        {t('submit')}
      </Button>
    </Form>
  )
}
