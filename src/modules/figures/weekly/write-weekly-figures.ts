import type { Language } from '#contract/languages.ts'
import { formatMoney, formatNumber, formatPercent } from '#contract/messages/format.ts'
import { formatDateRange } from '#contract/messages/format-dates.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { pageIn } from '#contract/pages.ts'
import { money } from '#contract/rules/money.ts'
import type { MailContent } from '#kit/mail/message/mail-content.ts'
import { serverTranslator } from '#modules/server-translator.ts'
import type { ChangedFigure, WeekFigure } from './most-changed.ts'

export type WeeklyFacts = {
  from: string
  to: string
  changed: readonly ChangedFigure[]
  language: Language
  shopName: string
  publicUrl: string
}

const sums: readonly WeekFigure[] = ['revenue', 'average_order', 'refunds', 'member_revenue']

/** Writes the figures that changed most, with old and new values and a link to the rest. */
export function writeWeeklyFigures({ from, to, changed, language, shopName, publicUrl }: WeeklyFacts): MailContent & { subject: string } {
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
