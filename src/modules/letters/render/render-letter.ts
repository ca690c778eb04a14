import type { LetterPreview } from '#contract/letter-blocks.ts'
import type { Ctx } from '#modules/context.ts'
import { letterProblems } from './letter-problems.ts'
import { type LetterReader, prepareLetter, type Preparing } from './prepare-letter.ts'

type Rendering = Omit<Preparing, 'isMember'> & Omit<LetterReader, 'name'> & { reader: { name?: string | undefined; isMember: boolean } }

/** Renders for one reader, with its problems; undefined if there is no letter. For many readers use `prepareLetter`. */
export async function renderLetter(
  ctx: Ctx,
  { reader, linkTo, unsubscribeUrl, preferencesUrl, reason, ...asked }: Rendering,
): Promise<LetterPreview | undefined> {
  const prepared = await prepareLetter(ctx, { ...asked, isMember: reader.isMember })
  if (!prepared) return undefined
  const written = prepared.for({ name: reader.name, linkTo, unsubscribeUrl, preferencesUrl, reason })
  const problems = await letterProblems(ctx, {
    publicUrl: asked.publicUrl,
    letters: asked.letters,
    isAboutSomething: asked.extra !== undefined,
  })
  return { fallback: prepared.fallback, ...written, problems }
}
