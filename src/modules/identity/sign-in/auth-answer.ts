import { z } from 'zod'
import { DomainError, InvalidInput } from '#kit/http/domain-error.ts'
import { AccountDeactivated, EmailNotConfirmed, InvalidCredentials, SecondStepNeeded } from '../account-errors.ts'

const record = z.record(z.string(), z.unknown())

/** The library's answer, or its refusal as one of ours. */
export async function readAuthAnswer(response: Response): Promise<{ body: Record<string, unknown>; headers: Headers }> {
  const body = record.catch({}).parse(await response.json().catch(() => undefined))
  if (!response.ok) throw refusalOf(response.status, typeof body['code'] === 'string' ? body['code'] : '')
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  headers.set('cache-control', 'no-store')
  return { body, headers }
}

const foreignOrigin = new Set(['INVALID_ORIGIN', 'MISSING_OR_NULL_ORIGIN', 'CROSS_SITE_NAVIGATION_LOGIN_BLOCKED'])

function refusalOf(status: number, code: string): Error {
  if (code === 'INVALID_EMAIL_OR_PASSWORD') return new InvalidCredentials()
  if (code === 'EMAIL_NOT_VERIFIED') return new EmailNotConfirmed()
  if (code === 'ACCOUNT_DEACTIVATED') return new AccountDeactivated()
  if (code === 'SECOND_STEP_NEEDED') return new SecondStepNeeded()
  if (code === 'INVALID_EMAIL') return new InvalidInput({ email: 'invalid_email' })
  if (foreignOrigin.has(code)) return new DomainError('foreign_origin', 403)
  return new Error(`The sign-in library refused with ${status} ${code}`)
}
