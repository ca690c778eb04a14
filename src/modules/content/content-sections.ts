import { z } from 'zod'

/** The column `sections`. Anchors are link targets, so they stay when headings change. Only the first section may lack a heading. */
export const contentSections = z
  .array(
    z.strictObject({
      anchor: z
        .string()
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
        .max(60),
      heading: z.string().max(200),
      body: z.string().max(20_000),
    }),
  )
  .max(60)
export type ContentSections = z.infer<typeof contentSections>
