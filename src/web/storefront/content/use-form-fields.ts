import { useEffect, useRef } from 'react'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import type { FormAnswer } from './form-answer.ts'

/** Fields that have their own sentence for a missing value. */
const missingFields = ['email', 'phone', 'subject', 'message', 'product_type', 'details'] as const

type Typed = Readonly<Record<string, string | boolean>>

/** The first problem has the focus. The page's loader lists the area `errors`. */
export function useFormFields<T extends Typed>(answer: FormAnswer<T> | undefined) {
  const t = useMessages('errors')
  const form = useRef<HTMLFormElement>(null)
  const problems = answer?.problems

  useEffect(() => {
    if (problems) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problems])

  function field(name: keyof T & string) {
    const problem = problems?.[name]
    const typed = answer?.typed?.[name]
    return {
      name,
      ...(typeof typed === 'string' ? { defaultValue: typed } : {}),
      ...(problem ? { error: sentence(name, problem) } : {}),
    }
  }

  function sentence(name: string, { code, limit }: NonNullable<typeof problems>[string]): string {
    const missing = code === 'required' ? missingFields.find((known) => known === name) : undefined
    if (missing) return t(`missing.${missing}`)
    return code === 'too_long' ? t('fields.too_long', { limit: limit ?? 0 }) : t(`fields.${code}`)
  }

  return { form, field }
}
