import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import type { Refusal } from '#web/commerce/sign-in/use-auth-call.ts'
import { refusalContext } from '#web/render/page-context.ts'

const told = z.object({
  error: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  retry_after: z.number().optional(),
})

/** What the server said, in the visitor's language already. Throws what was no refusal. */
export function readRefusal(context: Readonly<RouterContextProvider>, error: unknown): { refusal: Refusal; status: number } {
  const refused = context.get(refusalContext)(error)
  if (!refused) throw error
  const { error: sentence, code, fields, retry_after: retryAfterSeconds } = told.parse(refused.body)
  return { refusal: { code, sentence, fields, retryAfterSeconds }, status: refused.status }
}
