import { type FormEvent, useRef, useState } from 'react'
import { Form } from 'react-router'
import * as newsletter from '#contract/calls/newsletter.gen.ts'
import { pages } from '#contract/pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { EmailField } from '#web/ui/email-field.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'

/** `cloth` is for dark bands. Without scripts the form is sent to /newsletter, which answers with a page. */
export function NewsletterForm({ look = 'page', typed }: { look?: 'page' | 'cloth'; typed?: string | undefined }) {
  const t = useMessages('shell')
  const field = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  const { send, isBusy } = useWrite(newsletter.subscribe, {
    onSuccess: ({ message }) => {
      if (field.current) field.current.value = ''
      showToast({ title: t('newsletter.subscribed'), description: message, tone: 'success' })
    },
    onRefused: (refusal) => {
      if (refusal.fields?.email) refuse(refusal.fields.email)
      else showToast({ title: t('newsletter.failed'), description: refusal.error ?? t('newsletter.later'), tone: 'error' })
    },
  })

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = field.current?.value.trim() ?? ''
    if (email === '') return refuse(t('newsletter.required'))
    setError(undefined)
    void send({ email })
  }

  function refuse(sentence: string) {
    setError(sentence)
    field.current?.focus()
  }

  const isCloth = look === 'cloth'
  return (
    <Form method="post" action={pages.newsletter()} noValidate onSubmit={handleSubmit} className="w-full max-w-md">
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
