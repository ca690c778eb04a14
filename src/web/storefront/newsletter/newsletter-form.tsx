import { type FormEvent, useRef, useState } from 'react'
import { Form } from 'react-router'
import { pages } from '#contract/pages.ts'
import { request } from '#web/browser/request.ts'
import { answerOf } from '#web/browser/request-errors.ts'
import { useLanguage, useWords } from '#web/browser/messages/use-words.ts'
import { classNames } from '#web/ui/class-names.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { EmailField } from '#web/ui/email-field.tsx'
import { showToast } from '#web/ui/toasts.ts'

/** A letter is promised in the answer's transaction; slower than a read. */
const timeoutMs = 10_000

/** `cloth` stands on dark bands. Without a script the form is sent to /newsletter, which answers with a page. */
export function NewsletterForm({ look = 'page', typed }: { look?: 'page' | 'cloth'; typed?: string | undefined }) {
  const t = useWords('shell')
  const language = useLanguage()
  const field = useRef<HTMLInputElement>(null)
  const [isSending, setIsSending] = useState(false)
  const [error, setError] = useState<string>()

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const email = field.current?.value.trim() ?? ''
    if (email === '') return refuse(t('newsletter.required'))
    setError(undefined)
    setIsSending(true)
    try {
      const { message } = await request<{ message: string }>(`/api/newsletter-subscribe?lang=${language}`, {
        method: 'POST',
        body: { email },
        timeoutMs,
      })
      if (field.current) field.current.value = ''
      showToast({ title: t('newsletter.subscribed'), description: message, tone: 'success' })
    } catch (failure) {
      const answer = answerOf(failure)
      if (answer?.fields?.email) refuse(answer.fields.email)
      else showToast({ title: t('newsletter.failed'), description: answer?.error ?? t('newsletter.later'), tone: 'error' })
    } finally {
      setIsSending(false)
    }
  }

  function refuse(sentence: string) {
    setError(sentence)
    field.current?.focus()
  }

  const isCloth = look === 'cloth'
  return (
    <Form method="post" action={pages.newsletter()} noValidate onSubmit={(event) => void handleSubmit(event)} className="w-full max-w-md">
      <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
        <EmailField
          ref={field}
          label={t('newsletter.label')}
          labelHidden
          placeholder={t('newsletter.label')}
          defaultValue={typed}
          error={error && <span className={classNames(isCloth && 'text-bone')}>{error}</span>}
          onChange={() => setError(undefined)}
          className="flex-1"
        />
        <button
          type="submit"
          aria-disabled={isSending || undefined}
          className={classNames(buttonLook({ tone: isCloth ? 'onCloth' : 'primary' }), 'min-h-13 shrink-0')}
        >
          {t(isSending ? 'newsletter.submitting' : 'newsletter.submit')}
        </button>
      </div>
    </Form>
  )
}
