import { type FormEvent } from 'react'
import { useRevalidator } from 'react-router'
import type { Profile } from '#contract/account.ts'
import { languageOptions } from '#contract/languages.ts'
import { hasEnoughDigits } from '#contract/rules/phone-rules.ts'
import { typedIn } from '#web/commerce/sign-in/form-checks.ts'
import { useFormProblems } from '#web/commerce/sign-in/use-form-problems.ts'
import { useWords } from '#web/browser/messages/use-words.ts'
import { Button } from '#web/ui/button.tsx'
import { NameField } from '#web/ui/name-field.tsx'
import { PhoneField } from '#web/ui/phone-field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { Part } from '../part.tsx'
import { useProfileChange } from './use-profile-change.ts'

type Field = 'full_name' | 'display_name' | 'phone' | 'birthday' | 'language'

export function ProfilePart({ profile }: { profile: Profile }) {
  const t = useWords('settings')
  const { revalidate } = useRevalidator()
  const { save, isSaving } = useProfileChange()
  const { form, problems, tell, forget } = useFormProblems<Field>()

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSaving) return
    const fields = new FormData(event.currentTarget)
    const typed = (name: Field) => typedIn(fields, name).trim()
    const [fullName, phone, birthday] = [typed('full_name'), typed('phone'), typed('birthday')]
    const isBad = tell({
      ...(fullName.length < 2 ? { full_name: t('profile.nameMissing') } : {}),
      ...(phone !== '' && !hasEnoughDigits(phone) ? { phone: t('profile.phoneShort') } : {}),
    })
    if (isBad) return
    const outcome = await save({
      full_name: fullName,
      display_name: typed('display_name') || null,
      phone: phone || null,
      birthday: birthday || null,
      language: typed('language'),
    })
    if ('fields' in outcome) return void tell(outcome.fields)
    showToast({ title: t('profile.saved'), tone: 'success' })
    await revalidate()
  }

  return (
    <Part title={t('profile.title')}>
      <form ref={form} method="post" noValidate onSubmit={(event) => void handleSubmit(event)} className="grid gap-5">
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
          {languageOptions.map(({ code, name }) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button type="submit" className="justify-self-start" loading={isSaving}>
          {t('profile.save')}
        </Button>
      </form>
    </Part>
  )
}
