import type { Mail } from '#kit/mail/mailer.ts'
import { renderMail } from '#kit/mail/message/render-mail.ts'
import type { Ctx } from '#modules/context.ts'
import { lockAdmin } from '#modules/identity/index.ts'
import type { MailServices } from '#modules/mail-services.ts'
import { getSettings } from '#modules/settings/index.ts'
import { showFigures } from '../show-figures.ts'
import { mostChanged, type ChangedFigure, type WeekFigure } from './most-changed.ts'
import { type WeeklyFigures, weekBefore } from './weekly-figures-job.ts'
import type { Language } from '#contract/languages.ts'
import { formatMoney, formatNumber, formatPercent } from '#contract/messages/format.ts'
import { formatDateRange } from '#contract/messages/format-dates.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { pageIn } from '#contract/pages.ts'
import { money } from '#contract/rules/money.ts'
import type { MailContent } from '#kit/mail/message/mail-content.ts'
import { serverTranslator } from '#modules/server-translator.ts'

/** Handles `weeklyFiguresJob`: safe to run twice. `ctx.db` must not be a transaction. */
export async function sendWeeklyFigures(ctx: Ctx, { mailer, publicUrl }: MailServices, week: WeeklyFigures): Promise<void> {
  await mailer.sendOnce(ctx.db, `weekly-figures:${week.monday}:${week.recipient}`, (db) => findMail({ ...ctx, db }, publicUrl, week))
}

/** Returns no mail to a former admin, when the setting is off, or for a week without changes. */
async function findMail(ctx: Ctx, publicUrl: string, { monday, recipient }: WeeklyFigures): Promise<Mail | undefined> {
  const admin = await lockAdmin(ctx, recipient)
  const { shop_name: shopName, weekly_figures } = await getSettings(ctx)
  if (!admin || weekly_figures === 'off') return undefined
  const span = weekBefore(monday)
  const week = await showFigures(ctx, { ...span, compare: 'none' }, { rows: 1 })
  const before = await showFigures(ctx, { ...weekBefore(span.from), compare: 'none' }, { rows: 1 })
  const changed = mostChanged(week, before)
  if (changed.length === 0) return undefined
  const { subject, ...content } = writeWeeklyFigures({ ...span, changed, language: admin.language, shopName, publicUrl })
  return { to: admin.email, subject, bodies: () => renderMail(content) }
}

type WeeklyFacts = {
  from: string
  to: string
  changed: readonly ChangedFigure[]
  language: Language
  shopName: string
  publicUrl: string
}

const sums: readonly WeekFigure[] = ['revenue', 'average_order', 'refunds', 'member_revenue']

/** Writes the figures that changed most, with old and new values and a link to the rest. */
function writeWeeklyFigures({ from, to, changed, language, shopName, publicUrl }: WeeklyFacts): MailContent & { subject: string } {
  const t = serverTranslator('figures-mail', language)
  const days = formatDateRange(language, from, to, { month: 'long' })
  const print = (name: WeekFigure, value: number | null) => {
    if (value === null) return '–'
    if (name === 'conversion') return formatPercent(language, value, 1)
    return sums.includes(name) ? formatMoney(money(value)) : formatNumber(language, value)
  }
  const changeOf = ({ now, before }: ChangedFigure) => {
    if (now === null || before === null || before === 0) return ''
    const share = (now - before) / before
    return ` (${share > 0 ? '+' : ''}${formatPercent(language, share, 0)})`
  }
  return {
    language,
    subject: t('subject', { shop: shopName, days }),
    sender: { name: shopName, url: publicUrl },
    preview: t('preview'),
    title: t('title', { days }),
    blocks: [
      { kind: 'paragraph', text: t('text') },
      {
        kind: 'details',
        title: t('changed'),
        rows: changed.map((figure) => ({
          label: t(`name.${figure.name}`),
          value: t('fromTo', { before: print(figure.name, figure.before), now: print(figure.name, figure.now) }) + changeOf(figure),
        })),
      },
      { kind: 'button', label: t('look'), url: publicUrl + pageIn(language, adminPages.analytics({ from, to })) },
    ],
    footer: [t('why', { shop: shopName })],
  }
}
