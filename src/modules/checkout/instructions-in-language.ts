import type { Language } from '#contract/languages.ts'
import type { Database } from '#kit/database/database.ts'

/** An order's copy of a payment method's instructions, in the language of the order. */
export type CopiedInstructions = { methodId: string | null; language: Language; instructions: string }

/**
 * Returns a function that translates such copies. A copy stays as it is where staff have changed the method's instructions since, because
 * the copy may name another account.
 */
export async function instructionsIn(
  db: Database,
  language: Language,
  copies: readonly CopiedInstructions[],
): Promise<(copy: CopiedInstructions) => string> {
  const ids = new Set(copies.flatMap(({ methodId, instructions }) => (instructions === '' ? [] : (methodId ?? []))))
  const rows =
    ids.size === 0
      ? []
      : await db
          .selectFrom('payment_methods')
          .select(['id', 'instructions', 'translations'])
          .where('id', 'in', [...ids])
          .execute()
  return (copy) => {
    const method = rows.find(({ id }) => id === copy.methodId)
    return method && textIn(method, copy.language) === copy.instructions ? textIn(method, language) : copy.instructions
  }
}

type Method = { instructions: string; translations: unknown }

function textIn({ instructions, translations }: Method, language: Language): string {
  const texts = translations as Partial<Record<Language, { instructions?: string }>>
  return texts[language]?.instructions || instructions
}
