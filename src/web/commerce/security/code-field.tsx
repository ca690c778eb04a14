import { useMessages } from '#web/browser/messages/use-messages.ts'
import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx'

export type CodeFieldProps = Omit<TextFieldProps, 'label' | 'name' | 'type'> & { label?: string }

/** A six-digit code. Phones show the number keypad, password managers suggest the code. */
export function CodeField(props: CodeFieldProps) {
  const t = useMessages('security')
  return (
    <TextField
      label={t('code.label')}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      required
      {...props}
    />
  )
}
