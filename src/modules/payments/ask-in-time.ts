import { beforeDeadline } from '#kit/clock/deadline.ts'
import { DomainError } from '#kit/http/domain-error.ts'
import { refusal } from '#modules/refuse.ts'

/** Runs a request to a payment service with a deadline; every such request goes through here. Throws gateway_unavailable (502). */
export async function askInTime<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await beforeDeadline(ask)
  } catch (error) {
    throw error instanceof DomainError ? error : refusal('gateway_unavailable', undefined, { cause: error })
  }
}
