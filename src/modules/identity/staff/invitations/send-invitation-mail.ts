import { type Language, prefixOf } from '#contract/languages.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { pageIn, pages } from '#contract/pages.ts'
import { renderMail } from '#kit/mail/message/render-mail.ts'
import type { Mail, Mailer } from '#kit/mail/mailer.ts'
import type { Ctx } from '#modules/context.ts'
import { isOpen } from '#modules/invitations.ts'
import { newToken } from '#modules/link-tokens.ts'
import { formatMoment, serverTranslator } from '#modules/server-translator.ts'
import { getSettings } from '#modules/settings/index.ts'
import { type InvitationRow, selectInvitations } from './invitation-store.ts'
import type { InvitationMail } from './invitation-mail-job.ts'
import { spokenLanguage } from '#modules/shop-languages.ts'

type Services = { mailer: Mailer; publicUrl: string }

/** Handles `invitationMailJob`: safe to run twice. `ctx.db` must not be a transaction. */
export async function sendInvitationMail(ctx: Ctx, { mailer, publicUrl }: Services, { id, occasion }: InvitationMail): Promise<void> {
  await mailer.sendOnce(ctx.db, `invitation:${occasion}`, (db) => findMail({ ...ctx, db }, publicUrl, id))
}

/** Creates a link that replaces every earlier one. */
async function findMail(ctx: Ctx, publicUrl: string, id: string): Promise<Mail | undefined> {
  const invitation = await selectInvitations(ctx.db).where('id', '=', id).where(isOpen(ctx.clock.now())).forUpdate().executeTakeFirst()
  if (!invitation) return undefined
  const { token, token_hash } = newToken()
  await ctx.db.updateTable('admin_invitations').set({ token_hash }).where('id', '=', id).execute()
  const { shop_name: shop } = await getSettings(ctx)
  const language = spokenLanguage(ctx, invitation.language)
  const url = publicUrl + prefixOf(language) + adminPages.invitation(token)
  const { subject, ...content } = writeInvitation(invitation, { language, shop, url, publicUrl })
  return { to: invitation.email, subject, bodies: () => renderMail(content) }
}

type Told = { language: Language; shop: string; url: string; publicUrl: string }

function writeInvitation(invitation: InvitationRow, { language, shop, url, publicUrl }: Told) {
  const t = serverTranslator('account-mail', language)
  const roles = serverTranslator('roles', language)
  return {
    language,
    subject: t('invitation.subject', { shop }),
    sender: { name: shop, url: publicUrl },
    preview: t('invitation.preview'),
    title: t('invitation.title', { shop }),
    blocks: [
      { kind: 'paragraph' as const, text: `${t('hello')}\n${roles(`mail.${invitation.role}`, { shop })}` },
      { kind: 'button' as const, label: t('invitation.button'), url },
      { kind: 'paragraph' as const, text: t('invitation.after', { until: formatMoment(language, invitation.expires_at) }) },
    ],
    footer: [t('invitation.footer', { shop }), t('footer.contact', { url: publicUrl + pageIn(language, pages.contact()) })],
  }
}
