import { formatMoney, formatPercent } from '#contract/messages/format.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { fromSen } from '#contract/rules/money.ts'
import type { CommissionKind } from '#contract/rules/partner-rules.ts'
import { isCountryCode } from '#contract/countries.ts'
import { NotFound } from '#kit/http/domain-error.ts'
import { isId } from '#kit/ids.ts'
import type { Limit } from '#kit/limits/limits.ts'
import type { RequestContext } from '#modules/context.ts'
import { countryName } from '#modules/checkout/index.ts'
import { drawInvoice, type InvoiceView } from '#modules/orders/index.ts'
import { type AreaTranslator, serverTranslator } from '#modules/server-translator.ts'
import { getSettings, studioOf } from '#modules/settings/index.ts'
import { getOwnRow, getPartnerRow, type PartnerRow } from '../partner-store.ts'
import { type CommissionRow, selectCommissions } from './commission-rows.ts'
import { type PayoutRow, selectPayouts } from './payout-rows.ts'

/** Limited because each statement is drawn on request. */
const statementsByAddress: Limit = { name: 'statements-by-address', points: 120, perSeconds: 600 }
const mostRows = 10_000

type Wanted = { payoutId: string; publicUrl: string; whose: 'own' | 'anybody' }

/** A PDF in the reader's language, without the buyers. Throws NotFound for another partner's payout, TooManyRequests. */
export async function readStatement({ ctx, limits, address }: RequestContext, { payoutId, publicUrl, whose }: Wanted): Promise<Response> {
  if (!isId(payoutId)) throw new NotFound()
  const own = whose === 'own' ? await getOwnRow(ctx) : undefined
  const payout = await selectPayouts(ctx.db, own ? { partner: own.id } : {})
    .where('o.id', '=', payoutId)
    .executeTakeFirst()
  if (!payout) throw new NotFound()
  await limits.take(statementsByAddress, address)
  const partner = own ?? (await getPartnerRow(ctx, payout.partner_id))
  const rows = await selectCommissions(ctx.db, partner.id, { payout: payoutId })
    .orderBy('c.created_at')
    .orderBy('c.id')
    .limit(mostRows)
    .execute()
  const settings = await getSettings(ctx)
  const { address: street, zip, city } = studioOf(settings)
  const shop = {
    name: settings.shop_name,
    rows: [`${street}, ${zip} ${city}`, new URL(publicUrl).host, settings.contact_email].filter(Boolean),
  }
  const t = serverTranslator('partner-files', ctx.language)
  const view = viewStatement(t, { payout, partner, rows, shop, language: ctx.language })
  return new Response(new Uint8Array(await drawInvoice(view, ctx.language)), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="statement-${payout.paid_at.toISOString().slice(0, 10)}.pdf"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

type Facts = {
  payout: PayoutRow
  partner: PartnerRow
  rows: readonly CommissionRow[]
  shop: { name: string; rows: string[] }
  language: RequestContext['ctx']['language']
}

function viewStatement(t: AreaTranslator<'partner-files'>, { payout, partner, rows, shop, language }: Facts): InvoiceView {
  const signed = (sen: number) => (sen < 0 ? `−${formatMoney(fromSen(-sen))}` : formatMoney(fromSen(sen)))
  const sumOf = (kind: CommissionKind) => rows.filter((row) => row.kind === kind).reduce((sum, row) => sum + row.amount_sen, 0)
  return {
    title: t('statement.title'),
    shop: shop.name,
    shopRows: shop.rows,
    facts: [
      { label: t('statement.code'), value: partner.code ?? '' },
      { label: t('statement.paidOn'), value: formatDate(language, payout.paid_at.toISOString()) },
      { label: t('statement.reference'), value: payout.reference },
    ],
    addresses: [
      {
        label: t('statement.to'),
        rows: [partner.company, partner.contact_name, partner.city, countryOfPartner(partner, language)].filter(Boolean),
      },
      { label: t('statement.account'), rows: [payout.account_name, payout.bank_name, payout.account_number].filter(Boolean) },
    ],
    headings: { item: t('statement.row'), quantity: t('statement.rate'), price: t('statement.base'), amount: t('statement.amount') },
    lines: rows.map((row) => ({
      name: t(`kind.${row.kind}`),
      notes: [formatDate(language, (row.placed_at ?? row.created_at).toISOString()), row.location, row.reason].filter(Boolean).join(' · '),
      quantity: row.rate === null ? '' : formatPercent(language, row.rate, 2),
      price: row.base_sen === null ? '' : formatMoney(fromSen(row.base_sen)),
      amount: signed(row.amount_sen),
    })),
    sums: (['order', 'refund', 'correction'] as const).flatMap((kind) =>
      sumOf(kind) === 0 ? [] : [{ label: t(`statement.sum.${kind}`), amount: signed(sumOf(kind)) }],
    ),
    total: { label: payout.undoes === null ? t('statement.total') : t('statement.takenBack'), amount: signed(payout.amount_sen) },
    after: [],
    payment: payout.undone_by === null ? [] : [t('statement.undone')],
    closing: [t('statement.closing')],
    continued: t('statement.continued', { shop: shop.name, reference: payout.reference }),
    pageOf: (page, pages) => t('statement.page', { page, pages }),
  }
}

function countryOfPartner({ country, country_name }: PartnerRow, language: Facts['language']): string {
  return country !== null && isCountryCode(country) ? countryName({ country, country_name }, language) : ''
}
