import { z } from 'zod'

const refusal = z.object({
  error: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  retry_after: z.number().optional(),
})
export type Refusal = z.infer<typeof refusal>

/** What the server said, in the visitor's language already. */
export async function readRefusal(answer: Response): Promise<Refusal> {
  return refusal.parse(await answer.json())
}
