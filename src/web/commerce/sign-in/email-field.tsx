import { useWords } from '#web/kit/words/use-words.ts'
import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx'

/** `username` where a password belongs to it, so that password managers keep the two together. */
export type EmailFieldProps = Omit<TextFieldProps, 'label' | 'name' | 'type' | 'autoComplete'> & {
  autoComplete?: 'username' | 'username webauthn' | 'email'
}

export function EmailField({ autoComplete = 'username', ...props }: EmailFieldProps) {
  const t = useWords('auth')
  return (
    <TextField
      label={t('login.email')}
      name="email"
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      required
      {...props}
    />
  )
}
