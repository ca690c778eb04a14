import { useState } from 'react'
import { longestPassword } from '#contract/rules/password-rules.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { EyeIcon, EyeOffIcon } from '#web/ui/icons.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField(props: PasswordFieldProps) {
  const t = useMessages('auth')
  const [isShown, setIsShown] = useState(false)
  const Eye = isShown ? EyeOffIcon : EyeIcon
  return (
    <TextField
      maxLength={longestPassword}
      required
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      trailing={
        <IconButton
          label={t(isShown ? 'login.hidePassword' : 'login.showPassword')}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          <Eye />
        </IconButton>
      }
    />
  )
}
