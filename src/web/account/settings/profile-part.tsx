import { type FormEvent } from 'react'
import * as account from '#contract/calls/account.gen.ts'
import type { Profile } from '#contract/account.ts'
import { isLanguage } from '#contract/languages.ts'
import { hasEnoughDigits } from '#contract/rules/phone-rules.ts'
import { typedIn } from '#web/commerce/sign-in/form-checks.ts'
import { useFormProblems } from '#web/commerce/sign-in/use-form-problems.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { announceSession } from '#web/browser/session-events.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useLanguageOptions } from '#web/browser/use-language-options.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { Button } from '#web/ui/button.tsx'
import { NameField } from '#web/ui/name-field.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { Part } from '../part.tsx'

type Field = 'full_name' | 'display_name' | 'phone' | 'birthday' | 'language'

export function ProfilePart({ profile }: { profile: Profile }) {
  const options = useLanguageOptions()
  const t = useMessages('settings')
  const refresh = useRefresh()
  const { form, problems, tell, forget } = useFormProblems<Field>()

  const { send, isBusy } = useWrite(account.updateProfile, {
    onSuccess: async () => {
      announceSession('user_updated')
      showToast({ title: t('profile.saved'), tone: 'success' })
      await refresh()
    },
    onRefused: ({ fields, error }) => {
      showToast({ title: t('failed.title'), description: error ?? t('failed.text'), tone: 'error' })
      tell({ ...fields })
    },
  })

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const fields = new FormData(event.currentTarget)
    const typed = (name: Field) => typedIn(fields, name).trim()
    const [fullName, phone, birthday] = [typed('full_name'), typed('phone'), typed('birthday')]
    const isBad = tell({
      ...(fullName.length < 2 ? { full_name: t('profile.nameMissing') } : {}),
      ...(phone !== '' && !hasEnoughDigits(phone) ? { phone: t('profile.phoneShort') } : {}),
    })
    if (isBad) return
    const language = typed('language')
    void send({
      full_name: fullName,
      display_name: typed('display_name') || null,
      phone: phone || null,
      birthday: birthday || null,
      ...(isLanguage(language) && { language }),
    })
  }

  return (
    <Part title={t('profile.title')}>
      <form ref={form} method="post" noValidate onSubmit={handleSubmit} className="grid gap-5">
        <NameField
          label={t('profile.name')}
          name="full_name"
          defaultValue={profile.full_name}
          error={problems.full_name}
          onChange={() => forget('full_name')}
        />
        <TextField
          label={t('profile.displayName')}
          hint={t('profile.displayHint')}
          name="display_name"
          defaultValue={profile.display_name ?? ''}
          autoComplete="nickname"
          maxLength={60}
          error={problems.display_name}
          onChange={() => forget('display_name')}
        />
        <PhoneField
          label={t('profile.phone')}
          hint={t('profile.phoneHint')}
          defaultValue={profile.phone ?? ''}
          error={problems.phone}
          onChange={() => forget('phone')}
        />
        <TextField
          label={t('profile.birthday')}
          hint={t('profile.birthdayHint')}
          name="birthday"
          type="date"
          min="1900-01-01"
          defaultValue={profile.birthday ?? ''}
          autoComplete="bday"
          error={problems.birthday}
          onChange={() => forget('birthday')}
        />
        <SelectField label={t('profile.language')} hint={t('profile.languageHint')} name="language" defaultValue={profile.language}>
          {options.map(({ code, name }) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button type="submit" className="justify-self-start" loading={isBusy}>
          {t('profile.save')}
        </Button>
      </form>
    </Part>
  )
}
