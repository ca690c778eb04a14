import { useEffect, useState } from 'react'
import type { AreaTranslator } from '#contract/messages/translator.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { askedFields, type Draft, fieldPaths, type FieldPath } from './draft.ts'
import { checkField, findProblems, type FieldCode, maxLengthOf } from './validate.ts'

export type FieldErrors = Partial<Record<FieldPath, string>>

export function fieldId(path: FieldPath): string {
  return path.replace('.', '-')
}

/** Error sentences of fields: the browser's own on typing and on a press, the server's after its answer. */
export function useFieldErrors(draft: Draft) {
  const t = useMessages('checkout')
  const [errors, setErrors] = useState<FieldErrors>({})
  const [focusAt, setFocusAt] = useState<{ path: FieldPath }>()
  const [isListed, setIsListed] = useState(false)

  useEffect(() => {
    if (focusAt) document.getElementById(fieldId(focusAt.path))?.focus()
  }, [focusAt])

  function show(found: FieldErrors): boolean {
    const first = askedFields(draft).find((path) => found[path] !== undefined)
    setIsListed(first !== undefined)
    setErrors(found)
    if (first) setFocusAt({ path: first })
    return first !== undefined
  }

  return {
    errors,
    listed: isListed ? askedFields(draft).filter((path) => errors[path] !== undefined) : [],
    /** Returns true if everything may be sent; otherwise focuses the first invalid field. */
    check: () => !show(Object.fromEntries(findProblems(draft).map(({ path, code }) => [path, sentenceFor(t, path, code)]))),
    /** Returns true if at least one of the server's sentences belongs to a field of the form. */
    take: (fields: Readonly<Partial<Record<string, string>>>) =>
      show(Object.fromEntries(fieldPaths.flatMap((path) => (fields[path] ? [[path, fields[path]]] : [])))),
    /** Checks a field when it loses focus. An empty one is not checked until the button is pressed. */
    checkOne: (path: FieldPath) => {
      const value = draft.values[path]
      if (value.trim() === '') return
      const code = checkField(path, value, draft.values)
      setErrors((current) => without(current, path, code && sentenceFor(t, path, code)))
    },
    forget: (path: FieldPath) => setErrors((current) => (current[path] === undefined ? current : without(current, path))),
  }
}

function without(errors: FieldErrors, path: FieldPath, instead?: string): FieldErrors {
  const { [path]: _gone, ...rest } = errors
  return instead === undefined ? rest : { ...rest, [path]: instead }
}

type RequiredField = 'name' | 'email' | 'phone' | 'address' | 'city' | 'state' | 'zip' | 'country' | 'country_name' | 'payment_method_id'

const requiredFields: Partial<Record<FieldPath, RequiredField>> = {
  'contact.name': 'name',
  'contact.email': 'email',
  'contact.phone': 'phone',
  'shipping.address': 'address',
  'shipping.city': 'city',
  'shipping.state': 'state',
  'shipping.zip': 'zip',
  'shipping.country': 'country',
  'shipping.country_name': 'country_name',
  'billing.address': 'address',
  'billing.city': 'city',
  'billing.state': 'state',
  'billing.zip': 'zip',
  'billing.country': 'country',
  'billing.country_name': 'country_name',
  payment_method_id: 'payment_method_id',
}

function sentenceFor(t: AreaTranslator<'checkout'>, path: FieldPath, code: FieldCode): string {
  if (code === 'required') return t(`error.required.${requiredFields[path] ?? 'name'}`)
  return code === 'too_long' ? t('error.too_long', { count: maxLengthOf(path) ?? 0 }) : t(`error.${code}`)
}
