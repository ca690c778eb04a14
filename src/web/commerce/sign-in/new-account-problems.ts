import type { AreaTranslator } from '#contract/messages/translator.ts'
import { signUpRules } from '#contract/rules/password-rules.ts'
import { meetsRules } from './form-checks.ts'
import type { Problems } from './use-form-problems.ts'

type Typed = { name: string; password: string; repeat: string }

export function newAccountProblems(t: AreaTranslator<'auth'>, { name, password, repeat }: Typed): Problems<keyof Typed> {
  return {
    ...(name.length < 2 && { name: t(name === '' ? 'check.nameMissing' : 'check.nameTooShort') }),
    ...(!meetsRules(password, signUpRules) && { password: t(password === '' ? 'check.passwordMissing' : 'check.passwordRules') }),
    ...(repeat !== password && { repeat: t('check.passwordsDiffer') }),
  }
}
