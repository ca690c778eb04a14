import { z } from 'zod'
import type { Refusal } from '#web/commerce/sign-in/use-auth-call.ts'

const refusal = z.object({
  error: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  retry_after: z.number().optional(),
})

/** What the server said, in the visitor's language already. */
export async function readRefusal(answer: Response): Promise<Refusal> {
  const { error, code, fields, retry_after: retryAfterSeconds } = refusal.parse(await answer.json())
  return { code, sentence: error, fields, retryAfterSeconds }
}
