import { useEffect, useRef } from 'react'
import { PasswordField } from '#web/commerce/sign-in/password-field.tsx'
import { useMessages } from '#web/browser/messages/use-messages.ts'

/** The sign-in is too old for what was asked: it is asked again, with the password. */
export function isSignInOld(refusal: { readonly code: string } | undefined): boolean {
  return refusal?.code === 'sign_in_again'
}

export type OwnerPasswordProps = { error: string | undefined; onChange: () => void }

/** Appears in a form once the shop has said that it wants the password, and takes the focus. */
export function OwnerPassword({ error, onChange }: OwnerPasswordProps) {
  const t = useMessages('security')
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => field.current?.focus(), [])

  return (
    <PasswordField
      ref={field}
      label={t('password.label')}
      hint={t('password.old')}
      name="password"
      autoComplete="current-password"
      error={error}
      onChange={onChange}
    />
  )
}
