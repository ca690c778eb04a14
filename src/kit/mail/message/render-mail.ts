import type { MailContent } from './mail-content.ts'
import { mailText } from './mail-text.ts'

export type { MailBlock, MailCard, MailContent, MailGoods } from './mail-content.ts'

/** Returns both bodies of a mail. The HTML libraries are large, so they load with the first mail. */
export async function renderMail(content: MailContent): Promise<{ text: string; html: string }> {
  const [{ render }, { drawMail }] = await Promise.all([import('@react-email/render'), import('./mail-html.ts')])
  return { text: mailText(content), html: await render(drawMail(content)) }
}
