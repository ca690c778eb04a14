import { meetsRule, type PasswordRule } from '#contract/rules/password-rules.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { CheckIcon } from '#web/ui/icons.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { type PasswordStrength, strengthOf } from './form-checks.ts'

const steps: Record<PasswordStrength, number> = { weak: 1, fair: 2, good: 3, strong: 4 }

export type PasswordRuleListProps = { password: string; rules: readonly PasswordRule[] }

export function PasswordRuleList({ password, rules }: PasswordRuleListProps) {
  const t = useMessages('auth')
  const strength = strengthOf(password)
  return (
    <div className="-mt-2 grid gap-2 text-small text-smoke">
      <div className="flex min-h-5 items-center gap-3">
        <ProgressBar
          label={t('strength.label')}
          labelHidden
          className="grow"
          value={password === '' ? 0 : steps[strength]}
          max={4}
          tone={strength === 'good' || strength === 'strong' ? 'tile' : 'lapis'}
        />
        <output className="min-w-16 text-right text-ink empty:hidden">{password === '' ? '' : t(`strength.${strength}`)}</output>
      </div>
      <p className="sr-only">{t('rule.title')}</p>
      <ul className="grid gap-1">
        {rules.map((rule) => {
          const isMet = meetsRule(password, rule)
          return (
            <li key={rule} className={classNames('flex items-baseline gap-2', isMet && 'text-tile')}>
              <span
                aria-hidden="true"
                className={classNames('flex size-4 shrink-0 items-center justify-center', isMet && 'translate-y-0.5')}
              >
                {isMet ? <CheckIcon className="size-4" /> : <span className="size-1.5 rotate-45 bg-edge" />}
              </span>
              <span>
                {t(`rule.${rule}`)}
                <span className="sr-only">, {t(isMet ? 'rule.met' : 'rule.unmet')}</span>
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
