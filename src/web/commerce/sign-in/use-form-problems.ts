import { useEffect, useRef, useState } from 'react'

export type Problems<Field extends string> = Partial<Record<Field, string>>

/** Error sentences of fields. Each new set focuses the first invalid field. */
export function useFormProblems<Field extends string>(first: Problems<Field> = {}) {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState(first)
  const [timesShown, setTimesShown] = useState(0)

  useEffect(() => {
    if (timesShown > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [timesShown])

  function tell(next: Problems<Field>): boolean {
    setProblems(next)
    const isBad = Object.values(next).some(Boolean)
    if (isBad) setTimesShown((times) => times + 1)
    return isBad
  }

  function forget(field: Field): void {
    setProblems((before) => (before[field] === undefined ? before : { ...before, [field]: undefined }))
  }

  return { form, problems, tell, forget }
}
