import { beforeDeadline } from '#kit/clock/deadline.ts'
import { DomainError } from '#kit/http/domain-error.ts'
import { GatewayUnavailable } from './payment-errors.ts'

/** Runs a request to a payment service with a deadline; every such request goes through here. Throws GatewayUnavailable (502). */
export async function askInTime<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await beforeDeadline(ask)
  } catch (error) {
    throw error instanceof DomainError ? error : new GatewayUnavailable(error)
  }
}
