import { z } from 'zod'
import { language } from './fields.ts'
import { factKinds, mostFactLength } from './rules/fact-kinds.ts'
import { trimmed } from './rules/visible-text.ts'

const kind = z.enum(factKinds)

/** Replaces all facts: an omitted text is removed. The format is that of `rules/content-text.ts`. */
export const factsInput = z.partialRecord(language, z.partialRecord(kind, z.string().overwrite(trimmed).max(mostFactLength, 'too_long')))

export const facts = z.partialRecord(language, z.partialRecord(kind, z.string()))
export type ProductFacts = z.infer<typeof facts>

export const shownFacts = z.array(z.object({ kind, text: z.string() }))
export type ShownFacts = z.infer<typeof shownFacts>
