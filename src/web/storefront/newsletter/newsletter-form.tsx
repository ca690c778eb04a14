import { type FormEvent, useRef, useState } from 'react'
import { Form } from 'react-router'
import * as newsletter from '#contract/calls/newsletter.gen.ts'
import { pages } from '#contract/pages.ts'
import { refusalOf } from '#web/browser/calls/request-errors.ts'
import { send } from '#web/browser/calls/send.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { EmailField } from '#web/ui/email-field.tsx'
import { showToast } from '#web/ui/toasts.ts'

/**
 * Does without `useWrite` and its size, since it is on every first page. `cloth` is for dark bands. Without scripts the form is sent to
 * /newsletter, which answers with a page.
 */
export function NewsletterForm({ look = 'page', typed }: { look?: 'page' | 'cloth'; typed?: string | undefined }) {
  const t = useMessages('shell')
  const language = useLanguage()
  const field = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()

  const [isBusy, setIsBusy] = useState(false)

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const email = field.current?.value.trim() ?? ''
    if (email === '') return refuse(t('newsletter.required'))
    setError(undefined)
    setIsBusy(true)
    try {
      const { message } = await send(newsletter.subscribe, { email }, { language })
      if (field.current) field.current.value = ''
      showToast({ title: t('newsletter.subscribed'), description: message, tone: 'success' })
    } catch (failure) {
      const refusal = refusalOf(newsletter.subscribe, failure, t('unreached'))
      if (refusal.fields?.email) refuse(refusal.fields.email)
      else showToast({ title: t('newsletter.failed'), description: refusal.error ?? t('newsletter.later'), tone: 'error' })
    } finally {
      setIsBusy(false)
    }
  }

  function refuse(sentence: string) {
    setError(sentence)
    field.current?.focus()
  }

  const isCloth = look === 'cloth'
  return (
    <Form method="post" action={pages.newsletter()} noValidate onSubmit={(event) => void handleSubmit(event)} className="w-full max-w-md">
      <div className="flex flex-wrap items-start gap-3">
        <EmailField
          ref={field}
          label={t('newsletter.label')}
          labelHidden
          placeholder={t('newsletter.label')}
          defaultValue={typed}
          error={error && <span className={classNames(isCloth && 'text-bone')}>{error}</span>}
          onChange={() => setError(undefined)}
          className="min-w-[min(100%,15rem)] grow-999 basis-0"
        />
        <button
          type="submit"
          aria-disabled={isBusy || undefined}
          className={classNames(buttonLook({ tone: isCloth ? 'onCloth' : 'primary' }), 'min-h-13 grow')}
        >
          {t(isBusy ? 'newsletter.submitting' : 'newsletter.submit')}
        </button>
      </div>
    </Form>
  )
}
