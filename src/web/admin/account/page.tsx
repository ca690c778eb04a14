import * as account from '#contract/calls/account.gen.ts'
import { fieldLengths } from '#contract/rules/field-lengths.ts'
import { createTranslator } from '#contract/messages/translator.ts'
import { profilePicture } from '#contract/uploads.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { sendFile } from '#web/browser/calls/send-file.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useLanguageOptions } from '#web/browser/use-language-options.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { announceSession } from '#web/browser/session-events.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { pages } from '#contract/pages.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import type { Route } from './+types/page'
import { EditPage, EditSection } from '../kit/edit/edit-page.tsx'
import { EditChoice, EditText } from '../kit/edit/edit-fields.tsx'
import { useEdit } from '../kit/edit/use-edit.ts'
import { ImageField } from '../kit/fields/image-field.tsx'
import { sentenceOfError } from '../kit/sentence-of-error.ts'
import { LoadFailed } from '../load-failed.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(visitContext)
  const messages = messagesOf(language, ['admin-account', 'admin-edit'])
  const title = createTranslator(language, messages.messages)('admin-account:pageTitle')
  return { profile: await context.get(apiContext).account.profile(), title, ...messages }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : []
}

export default function OwnAccountPage({ loaderData: { profile } }: Route.ComponentProps) {
  const options = useLanguageOptions()
  const t = useMessages('admin-account')
  const common = useMessages('admin')
  const shell = useMessages('shell')
  const refresh = useRefresh()
  const change = useWrite(account.updateProfile)
  const setPicture = useWrite(account.setPicture)
  const removePicture = useWrite(account.removePicture)
  const { full_name, display_name, phone, language } = profile

  const edit = useEdit({
    saved: { full_name, display_name, phone, language },
    labels: { full_name: t('name'), display_name: t('displayName'), phone: t('phone'), language: t('language') },
    check: (values) => (values.full_name.trim() === '' ? { full_name: t('nameMissing') } : {}),
    send: async (changed) => {
      const outcome = await change.send({ ...changed, expected_updated_at: profile.updated_at })
      if ('answer' in outcome) announceSession('user_updated')
      return 'refusal' in outcome ? { refusal: outcome.refusal } : {}
    },
    savedText: t('saved'),
  })

  async function changePicture(making: Promise<unknown>): Promise<string | undefined> {
    try {
      await making
      announceSession('user_updated')
      await refresh()
      return undefined
    } catch (error) {
      return sentenceOfError(error, shell('unreached'))
    }
  }

  return (
    <EditPage
      edit={edit}
      logged={undefined}
      title={t('title')}
      below={profile.email}
      side={
        <EditSection title={t('security')} hint={t('securityHint')}>
          <ButtonLink tone="quiet" size="dense" to={pages.security()}>
            {common('nav.security')}
          </ButtonLink>
        </EditSection>
      }
    >
      <EditSection title={t('who')} hint={t('whoHint')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <EditText edit={edit} name="full_name" maxLength={fieldLengths.name} autoComplete="name" />
          <EditText edit={edit} name="display_name" isOptional maxLength={60} autoComplete="nickname" hint={t('displayNameHint')} />
          <EditText edit={edit} name="phone" isOptional type="tel" maxLength={fieldLengths.phone} autoComplete="tel" />
          <EditChoice
            edit={edit}
            name="language"
            hint={t('languageHint')}
            options={options.map(({ code, name }) => ({ value: code, label: name }))}
          />
        </div>
      </EditSection>
      <EditSection title={t('picture')}>
        <ImageField
          label={t('pictureDrop')}
          url={profile.picture_url}
          accept={profilePicture.kinds.join(',')}
          mostBytes={5_000_000}
          upload={(file, onProgress) => changePicture(setPicture.attempt({ file }, { by: sendFile, onProgress }))}
          remove={() => changePicture(removePicture.attempt(undefined))}
        />
      </EditSection>
    </EditPage>
  )
}

export function ErrorBoundary() {
  return <LoadFailed />
}
