import { type SubmitEvent, useState } from 'react'
import * as partners from '#contract/calls/partners.gen.ts'
import { pages } from '#contract/pages.ts'
import { partnerLengths } from '#contract/rules/partner-lengths.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { richText } from '#web/browser/messages/rich-text.tsx'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { looksLikeEmail } from '#web/commerce/sign-in/form-checks.ts'
import { useFormProblems } from '#web/commerce/sign-in/use-form-problems.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailField } from '#web/ui/email-field.tsx'
import { Link } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { RefusalOf } from '#web/browser/calls/request-errors.ts'
import { CompanyFields } from '../company-fields.tsx'
import { type CompanyField, missingOf } from '../company-values.ts'
import { FailedNotice } from '../failed-notice.tsx'
import { applicationOf, readApplication, type TypedApplication } from './typed-application.ts'

const links = {
  link: (inside: string) => (
    <Link to={pages.privacy()} className="text-link">
      {inside}
    </Link>
  ),
}

type Country = { code: string; name: string }
/** The server's answer to a form that was sent without scripts. */
type Answer =
  | { sentTo: string; typed?: undefined; refusal?: undefined }
  | { sentTo?: undefined; typed: TypedApplication; refusal: RefusalOf<typeof partners.apply> }
export type ApplicationFormProps = { countries: readonly Country[]; answer: Answer | undefined }

export function ApplicationForm({ countries, answer }: ApplicationFormProps) {
  const t = useMessages('partner-join')
  const tCompany = useMessages('partner-company')
  const tAuth = useMessages('auth')
  const language = useLanguage()
  const [sentTo, setSentTo] = useState(answer?.sentTo)
  const { form, problems, tell, forget } = useFormProblems<CompanyField | 'email' | 'website' | 'about'>({ ...answer?.refusal?.fields })
  const { send, isBusy, refusal } = useWrite(partners.apply, {
    ...(answer?.refusal && { first: answer.refusal }),
    onRefused: ({ fields }) => void tell({ ...fields }),
  })

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const typed = readApplication(new FormData(event.currentTarget))
    const isBad = tell({
      ...missingOf(tCompany, typed),
      ...(!looksLikeEmail(typed.email) && { email: tAuth('check.emailInvalid') }),
      ...(typed.about === '' && { about: t('form.aboutMissing') }),
    })
    if (isBad) return
    const outcome = await send(applicationOf(typed, language))
    if ('answer' in outcome) setSentTo(typed.email)
  }

  if (sentTo !== undefined)
    return (
      <Notice tone="success" announced title={t('form.sentTitle')} className="mt-5">
        {t('form.sentText', { email: sentTo })}
      </Notice>
    )
  return (
    <form ref={form} method="post" action="#apply" noValidate onSubmit={(event) => void handleSubmit(event)} className="mt-6 grid gap-5">
      {refusal && !isBusy && !refusal.fields && <FailedNotice refusal={refusal} />}
      <CompanyFields values={answer?.typed} countries={countries} problems={problems} onChange={forget} />
      <EmailField
        label={t('form.email')}
        hint={t('form.emailHint')}
        defaultValue={answer?.typed?.email}
        error={problems.email}
        onChange={() => forget('email')}
      />
      <TextField
        name="website"
        label={tCompany('website')}
        aside={tCompany('optional')}
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={partnerLengths.website}
        defaultValue={answer?.typed?.website}
        error={problems.website}
        onChange={() => forget('website')}
      />
      <TextArea
        name="about"
        label={t('form.about')}
        hint={t('form.aboutHint')}
        maxLength={partnerLengths.about}
        defaultValue={answer?.typed?.about}
        required
        error={problems.about}
        onChange={() => forget('about')}
      />
      <Button type="submit" size="large" wide loading={isBusy}>
        {t('form.submit')}
      </Button>
      <p className="text-small text-smoke">{richText(t('form.privacy'), links)}</p>
    </form>
  )
}
