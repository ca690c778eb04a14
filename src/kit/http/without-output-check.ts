import { type AnyProcedure, Procedure } from '@orpc/server'

/** Returns the same call without validation of its output. NaN matches no middleware (oRPC's `outputValidationIndex`). */
export function withoutOutputCheck<Call extends AnyProcedure>(call: Call): Call {
  return new Procedure({ ...call['~orpc'], outputValidationIndex: Number.NaN }) as Call
}
