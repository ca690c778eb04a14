import type { PasswordRule } from '#contract/rules/password-rules.ts'
import { PasswordField } from './password-field.tsx'
import { PasswordRuleList } from './password-rule-list.tsx'

export type NewPasswordFieldsProps = {
  labels: { password: string; repeat: string }
  password: string
  rules: readonly PasswordRule[]
  problems: { password?: string | undefined; repeat?: string | undefined }
  onChange: (password: string) => void
  forget: (field: 'password' | 'repeat') => void
}

export function NewPasswordFields({ labels, password, rules, problems, onChange, forget }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={labels.password}
        name="password"
        autoComplete="new-password"
        error={problems.password}
        onChange={(event) => {
          onChange(event.currentTarget.value)
          forget('password')
        }}
      />
      <PasswordRuleList password={password} rules={rules} />
      <PasswordField
        label={labels.repeat}
        name="repeat"
        autoComplete="new-password"
        error={problems.repeat}
        onChange={() => forget('repeat')}
      />
    </>
  )
}
