import { Form, useNavigation } from 'react-router'
import { pages } from '#contract/pages.ts'
import { supportLengths as longest } from '#contract/rules/support-lengths.ts'
import { richText } from '#web/browser/messages/rich-text.tsx'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { Link } from '#web/ui/link.tsx'
import { NameField } from '#web/ui/name-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { FormAnswer } from '../content/form-answer.ts'
import { useFormFields } from '../content/use-form-fields.ts'

export type TypedMessage = { name: string; email: string; phone: string; order_number: string; subject: string; message: string }

const links = {
  link: (inside: string) => (
    <Link to={pages.privacy()} className="text-link">
      {inside}
    </Link>
  ),
}

/** A plain form: works without scripts, and keeps the input. */
export function ContactForm({ answer }: { answer: FormAnswer<TypedMessage> | undefined }) {
  const t = useMessages('contact')
  const shell = useMessages('shell')
  const { form, field } = useFormFields(answer)
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <section aria-labelledby="write-heading" id="write" className="scroll-mt-24 rounded-edge bg-felt p-5 sm:p-8 lg:self-start">
      <h2 id="write-heading" className="font-display text-heading-2">
        {t('form.title')}
      </h2>
      {answer?.state === 'sent' ? (
        <>
          <Notice tone="success" announced title={t('form.sentTitle')} className="mt-5">
            {t('form.sentText')}
          </Notice>
          <p className="mt-5">
            <Link to={pages.contact()} className="text-link inline-flex min-h-11 items-center">
              {t('form.again')}
            </Link>
          </p>
        </>
      ) : (
        <>
          <p className="mt-2 text-label text-smoke">{t('form.lead')}</p>
          <Form ref={form} method="post" action={pages.contact()} preventScrollReset noValidate className="mt-6 grid gap-5">
            {answer?.refusal?.kind === 'wait' && (
              <Notice tone="error" announced>
                {t('form.wait', { count: answer.refusal.minutes })}
              </Notice>
            )}
            {(answer?.refusal?.kind === 'failed' || answer?.refusal?.kind === 'unreached') && (
              <Notice tone="error" announced>
                {answer.refusal.kind === 'unreached' ? shell('unreached') : t('form.failed')}
              </Notice>
            )}
            <NameField {...field('name')} label={t('form.name')} />
            <EmailField {...field('email')} label={t('form.email')} />
            <PhoneField {...field('phone')} label={t('form.phone')} aside={t('form.optional')} />
            <TextField
              {...field('order_number')}
              label={t('form.order')}
              aside={t('form.optional')}
              hint={t('form.orderHint')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={longest.order_number}
            />
            <TextField {...field('subject')} label={t('form.subject')} autoComplete="off" maxLength={longest.subject} required />
            <TextArea {...field('message')} label={t('form.message')} rows={6} maxLength={longest.message} required />
            <Button type="submit" size="large" wide loading={isSending}>
              {t('form.submit')}
            </Button>
            <p className="text-small text-smoke">{richText(t('form.privacy'), links)}</p>
          </Form>
        </>
      )}
    </section>
  )
}
