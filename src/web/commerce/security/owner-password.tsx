import { useEffect, useRef } from 'react'
import { PasswordField } from '#web/commerce/sign-in/password-field.tsx'
import { useMessages } from '#web/browser/messages/use-messages.ts'

/** Whether the call requires the password or, for an account without one, a more recent sign-in. */
export function isOwnerAsked(refusal: { readonly code: string } | undefined): boolean {
  return refusal?.code === 'sign_in_again'
}

export type OwnerPasswordProps = {
  error: string | undefined
  onChange: () => void
  isSudden?: boolean
}

export function OwnerPassword({ error, onChange, isSudden = false }: OwnerPasswordProps) {
  const t = useMessages('security')
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (isSudden) field.current?.focus()
  }, [isSudden])

  return (
    <PasswordField
      ref={field}
      label={t('password.label')}
      hint={t('password.hint')}
      name="password"
      autoComplete="current-password"
      error={error}
      onChange={onChange}
    />
  )
}
