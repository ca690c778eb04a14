import { type Language, prefixOf } from '#contract/languages.ts'
import { pageIn, pages } from '#contract/pages.ts'
import { partnerPages } from '#contract/partner-pages.ts'
import { fromSen } from '#contract/rules/money.ts'
import type { Mail, Mailer } from '#kit/mail/mailer.ts'
import { type MailContent, renderMail } from '#kit/mail/message/render-mail.ts'
import type { Ctx } from '#modules/context.ts'
import { isOpen } from '#modules/invitations.ts'
import { newToken } from '#modules/link-tokens.ts'
import { formatMoment, formatMoney, serverTranslator } from '#modules/server-translator.ts'
import { getSettings } from '#modules/settings/index.ts'
import { type PartnerRow, selectPartners } from '../partner-store.ts'
import { selectInvitations } from './invitation-store.ts'
import type { PartnerMail } from './partner-mail-job.ts'
import { issueSetup, setupExpiry } from './set-up-account.ts'
import { spokenLanguage } from '#modules/shop-languages.ts'

type Services = { mailer: Mailer; publicUrl: string }
type Blocks = MailContent['blocks']
type Words = { subject: string; preview: string; title: string; blocks: Blocks }

/** Handles `partnerMailJob`; safe to run twice. `ctx.db` must not be a transaction. */
export async function sendPartnerMail(ctx: Ctx, { mailer, publicUrl }: Services, mail: PartnerMail): Promise<void> {
  await mailer.sendOnce(ctx.db, `partner:${mail.kind}:${mail.occasion}`, (db) =>
    mail.kind === 'invitation' ? findInvitationMail({ ...ctx, db }, publicUrl, mail.id) : findMail({ ...ctx, db }, publicUrl, mail),
  )
}

/** Creates a new link, which replaces every earlier one. */
async function findInvitationMail(ctx: Ctx, publicUrl: string, id: string): Promise<Mail | undefined> {
  const invitation = await selectInvitations(ctx.db).where('id', '=', id).where(isOpen(ctx.clock.now())).forUpdate().executeTakeFirst()
  if (!invitation) return undefined
  const { token, token_hash } = newToken()
  await ctx.db.updateTable('partner_invitations').set({ token_hash }).where('id', '=', id).execute()
  const language = spokenLanguage(ctx, invitation.language)
  const { shop_name: shop } = await getSettings(ctx)
  const t = serverTranslator('partner-mail', language)
  const rate = percent(language, invitation.commission_rate)
  return write(
    publicUrl,
    shop,
    { to: invitation.email, language },
    {
      subject: t('invitation.subject', { shop }),
      preview: t('invitation.preview'),
      title: t('invitation.title', { shop }),
      blocks: [
        { kind: 'paragraph', text: `${t('hello')}\n${t('invitation.text', { rate })}` },
        { kind: 'button', label: t('invitation.button'), url: publicUrl + prefixOf(language) + partnerPages.invitation(token) },
        { kind: 'paragraph', text: t('invitation.after', { until: formatMoment(language, invitation.expires_at) }) },
      ],
    },
  )
}

async function findMail(ctx: Ctx, publicUrl: string, mail: PartnerMail): Promise<Mail | undefined> {
  const partner = await selectPartners(ctx.db).where('p.id', '=', mail.id).forUpdate('p').executeTakeFirst()
  if (!partner || partner.email === '') return undefined
  const { shop_name: shop } = await getSettings(ctx)
  const words = await wordsOf(ctx, partner, { ...mail, shop, publicUrl })
  return words && write(publicUrl, shop, { to: partner.email, language: spokenLanguage(ctx, partner.language) }, words)
}

type MailContext = PartnerMail & { shop: string; publicUrl: string }

async function wordsOf(ctx: Ctx, partner: PartnerRow, { kind, occasion, shop, publicUrl }: MailContext): Promise<Words | undefined> {
  const language = spokenLanguage(ctx, partner.language)
  const t = serverTranslator('partner-mail', language)
  const link = (path: string) => publicUrl + prefixOf(language) + path
  const said = (text: string): Blocks[number] => ({ kind: 'paragraph', text: `${t('hello')}\n${text}` })
  const added: Blocks = partner.note === '' ? [] : [{ kind: 'paragraph', text: partner.note }]
  const titled = (part: 'received' | 'declined') => ({
    subject: t(`${part}.subject`, { shop }),
    preview: t(`${part}.preview`),
    title: t(`${part}.title`),
    blocks: [said(t(`${part}.text`, { shop }))],
  })
  const withAdded = (words: Words): Words => ({ ...words, blocks: [...words.blocks, ...added] })
  switch (kind) {
    case 'received':
      return partner.status === 'applied' ? titled('received') : undefined
    case 'declined':
      return partner.status === 'declined' ? withAdded(titled('declined')) : undefined
    case 'approved': {
      if (partner.status !== 'active' || partner.account_id !== null) return undefined
      const token = await issueSetup(ctx, partner.id)
      return {
        subject: t('approved.subject', { shop }),
        preview: t('approved.preview'),
        title: t('approved.title', { shop }),
        blocks: [
          said(t('approved.text', { rate: percent(language, partner.commission_rate) })),
          ...added,
          { kind: 'button', label: t('approved.button'), url: link(partnerPages.setup(token)) },
          { kind: 'paragraph', text: t('approved.after', { until: formatMoment(language, setupExpiry(ctx.clock.now())) }) },
        ],
      }
    }
    case 'suspended':
      return {
        subject: t('suspended.subject', { shop }),
        preview: t('suspended.preview'),
        title: t('suspended.title'),
        blocks: [said(t('suspended.text')), ...added],
      }
    case 'paid': {
      const payout = await ctx.db
        .selectFrom('partner_payouts')
        .select(['amount_sen', 'reference'])
        .where('id', '=', occasion)
        .executeTakeFirst()
      if (!payout) return undefined
      const amount = formatMoney(fromSen(payout.amount_sen))
      return {
        subject: t('paid.subject', { shop }),
        preview: t('paid.preview', { amount }),
        title: t('paid.title', { amount }),
        blocks: [
          said(t('paid.text', { reference: payout.reference })),
          { kind: 'button', label: t('paid.button'), url: link(pages.partnerDashboard()) },
        ],
      }
    }
    case 'payout_details':
      return {
        subject: t('payoutDetails.subject'),
        preview: t('payoutDetails.preview'),
        title: t('payoutDetails.title'),
        blocks: [said(t('payoutDetails.text', { at: formatMoment(language, partner.updated_at) }))],
      }
    case 'invitation':
      return undefined
  }
}

function write(publicUrl: string, shop: string, { to, language }: { to: string; language: Language }, words: Words): Mail {
  const t = serverTranslator('partner-mail', language)
  const { subject, ...content } = words
  const footer = [t('footer.why', { shop }), t('footer.contact', { url: publicUrl + pageIn(language, pages.contact()) })]
  return { to, subject, bodies: () => renderMail({ ...content, language, sender: { name: shop, url: publicUrl }, footer }) }
}

function percent(language: Language, rate: number): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(rate)
}
