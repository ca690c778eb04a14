import type { LetterContent } from './letter-content.ts'
import { letterText } from './letter-text.ts'

export type { LetterBlock, LetterContent } from './letter-content.ts'

/** Both bodies of a letter. The libraries behind the HTML are large, so they load with the first letter. */
export async function renderLetter(content: LetterContent): Promise<{ text: string; html: string }> {
  const [{ render }, { drawLetter }] = await Promise.all([import('@react-email/render'), import('./letter-html.ts')])
  return { text: letterText(content), html: await render(drawLetter(content)) }
}
