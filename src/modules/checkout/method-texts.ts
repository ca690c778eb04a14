import { type OtherLanguage, otherLanguages } from '#contract/languages.ts'
import { z } from 'zod'

const texts = z.object({ title: z.string(), description: z.string(), instructions: z.string() }).partial()
const stored = z.partialRecord(z.enum(otherLanguages), texts).catch({})

export type MethodTexts = z.infer<typeof texts>

export function textsIn({ translations }: { translations: unknown }, language: OtherLanguage): MethodTexts {
  return stored.parse(translations)[language] ?? {}
}
