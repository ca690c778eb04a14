import { useState } from 'react'
import { EyeIcon, EyeOffIcon } from '#web/ui/icons.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextField, type TextFieldProps } from '#web/ui/text-field.tsx'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing'> & { labels: { show: string; hide: string } }

/** A password that can be looked at while it is typed. */
export function PasswordField({ labels, ...props }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const Eye = isShown ? EyeOffIcon : EyeIcon
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      trailing={
        <IconButton label={isShown ? labels.hide : labels.show} aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
          <Eye />
        </IconButton>
      }
    />
  )
}
