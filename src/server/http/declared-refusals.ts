import { type AnyProcedure, os } from '@orpc/server'
import { commonCodes } from '#contract/call-errors.ts'
import { DomainError } from '#kit/http/domain-error.ts'

/** Throws if a code or details are not declared in the contract. For development and tests; production sends the refusal anyway. */
export function requireDeclared(procedure: AnyProcedure, error: unknown): void {
  if (!(error instanceof DomainError) || commonCodes.some((code) => code === error.code)) return
  const { errorMap, route } = procedure['~orpc']
  const declared = errorMap[error.code]
  const refusal = `${route.method} ${route.path} refuses with ${error.status} ${error.code}`
  if (!declared) throw new Error(`${refusal}, which its contract does not declare`, { cause: error })
  const result = declared.data?.['~standard'].validate(error.details)
  const isAsDeclared = result ? !(result instanceof Promise) && !result.issues : Object.keys(error.details).length === 0
  if (!isAsDeclared) throw new Error(`${refusal} and details that its contract does not declare`, { cause: error })
}

/** Runs before every call, over HTTP and from pages. */
export function onlyDeclaredRefusals(isChecked: boolean) {
  return os.middleware(async ({ next, procedure }) => {
    try {
      return await next()
    } catch (error) {
      if (isChecked) requireDeclared(procedure, error)
      throw error
    }
  })
}
