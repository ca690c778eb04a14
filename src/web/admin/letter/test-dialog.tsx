import { useState } from 'react'
import type { Language } from '#contract/languages.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { EmailField } from '#web/ui/email-field.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { FormDialog } from '../kit/edit/form-dialog.tsx'
import { LanguageSwitch } from './language-switch.tsx'

export type TestDialogProps = {
  email: string
  isBusy: boolean
  refused: string | undefined
  /** Returns the address it was sent to, or undefined if it was not sent. */
  send: (body: { email: string; language: Language }) => Promise<string | undefined>
  onClose: () => void
}

export function TestDialog({ email, isBusy, refused, send, onClose }: TestDialogProps) {
  const t = useMessages('admin-letter')
  const [address, setAddress] = useState(email)
  const [language, setLanguage] = useState<Language>(useLanguage())
  const [isMissing, setMissing] = useState(false)

  async function handleSubmit() {
    if (address.trim() === '') return setMissing(true)
    const sentTo = await send({ email: address.trim(), language })
    if (sentTo === undefined) return
    showToast({ title: t('test.sent', { email: sentTo }), tone: 'success' })
    onClose()
  }

  return (
    <FormDialog
      title={t('test.title')}
      text={t('test.text')}
      submit={t('test.send')}
      isBusy={isBusy}
      refused={refused}
      onClose={onClose}
      onSubmit={() => void handleSubmit()}
    >
      <EmailField
        label={t('test.email')}
        value={address}
        maxLength={254}
        error={isMissing ? t('test.emailMissing') : undefined}
        onChange={({ target }) => {
          setAddress(target.value)
          setMissing(false)
        }}
      />
      <div>
        <p className="mb-1.5 text-label font-medium">{t('test.language')}</p>
        <LanguageSwitch label={t('test.language')} value={language} onChange={setLanguage} />
      </div>
    </FormDialog>
  )
}
