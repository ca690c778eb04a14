import { sql } from 'kysely'
import type { Letter } from '#contract/letter-blocks.ts'
import { prefixOf, type Language } from '#contract/languages.ts'
import { pages } from '#contract/pages.ts'
import { newId } from '#kit/ids.ts'
import type { Ctx } from '#modules/context.ts'
import { linkKeyOf } from '#modules/letters/index.ts'
import { type DemoCampaign, demoCampaigns, type DemoLetter, demoReaders } from './demo-letters.ts'
import { demoOrders } from './demo-orders.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const joinedDaysAgo = 90
/** One in 17 readers unsubscribes after the letter, and one address in 29 is undeliverable. */
const [leaves, gone] = [17, 29]

type Products = ReadonlyMap<string, string>

/** Loads subscribers, a sent campaign with its results, and a draft. Must follow the orders, some of which it brought. */
export async function loadDemoLetters(ctx: Ctx): Promise<void> {
  const readers = readersOf()
  const now = ctx.clock.now().getTime()
  const people = readers.map(({ email, language }, index) => {
    const at = new Date(now - (joinedDaysAgo - index) * dayMs)
    return { id: newId(), email, language, source: 'form' as const, status: 'confirmed' as const, created_at: at, confirmed_at: at }
  })
  await ctx.db
    .insertInto('newsletter_subscribers')
    .values(people)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
  const rows = await ctx.db.selectFrom('products').select(['id', 'slug']).execute()
  const products: Products = new Map(rows.map(({ id, slug }) => [slug, id]))
  for (const campaign of demoCampaigns) await loadCampaign(ctx, campaign, products, readers)
}

function readersOf(): { email: string; language: Language }[] {
  const buyers = new Map(demoOrders.map(({ buyer }) => [buyer.email, { email: buyer.email, language: buyer.language }]))
  return [...buyers.values(), ...demoReaders]
}

async function loadCampaign(
  ctx: Ctx,
  { name, audience, letters, sentDaysAgo }: DemoCampaign,
  products: Products,
  readers: ReturnType<typeof readersOf>,
): Promise<void> {
  const [id, now] = [newId(), ctx.clock.now()]
  const sentAt = sentDaysAgo === undefined ? null : new Date(now.getTime() - sentDaysAgo * dayMs)
  const madeAt = new Date((sentAt ?? now).getTime() - dayMs)
  const written = Object.fromEntries(Object.entries(letters).map(([language, letter]) => [language, letterOf(letter, products)]))
  await ctx.db
    .insertInto('campaigns')
    .values({
      id,
      name,
      status: sentAt === null ? 'draft' : 'sent',
      audience: JSON.stringify(audience),
      letters: JSON.stringify(written),
      recipients: sentAt === null ? 0 : readers.length,
      started_at: sentAt,
      finished_at: sentAt && new Date(sentAt.getTime() + hourMs / 60),
      created_at: madeAt,
      updated_at: sentAt ?? madeAt,
    })
    .execute()
  if (sentAt !== null) await loadSends(ctx, `campaign:${id}`, sentAt, readers)
}

function letterOf({ subject, preheader, blocks }: DemoLetter, products: Products): Letter {
  return {
    subject,
    preheader,
    blocks: blocks.map((block) =>
      block.type === 'products' ? { type: 'products', product_ids: block.slugs.flatMap((slug) => products.get(slug) ?? []) } : block,
    ),
  }
}

async function loadSends(ctx: Ctx, origin: string, sentAt: Date, readers: ReturnType<typeof readersOf>): Promise<void> {
  const linkOf = (language: Language, path: string) => {
    const href = prefixOf(language) + path
    return { origin, key: linkKeyOf(href), href }
  }
  const paths = [pages.shop(), pages.product('shanyrak-tee'), pages.product('tulpar-tee')]
  const links = (['en', 'ru', 'kk'] as const).flatMap((language) => paths.map((path) => linkOf(language, path)))
  await ctx.db.insertInto('letter_links').values(links).execute()
  for (const [index, { email, language }] of readers.entries()) {
    const sendId = newId()
    const isGone = index % gone === gone - 1
    // Every third reader clicks, within the next two days.
    const clickedAt = index % 3 === 0 && !isGone ? new Date(sentAt.getTime() + (1 + ((index * 7) % 40)) * hourMs) : null
    const leftAt = index % leaves === leaves - 1 ? new Date(sentAt.getTime() + 5 * hourMs) : null
    await ctx.db
      .insertInto('letter_sends')
      .values({
        id: sendId,
        origin,
        email,
        language,
        created_at: sentAt,
        sent_at: isGone ? null : sentAt,
        failed_at: isGone ? sentAt : null,
        bounced_at: isGone ? sentAt : null,
        clicked_at: clickedAt,
        last_clicked_at: clickedAt,
        unsubscribed_at: leftAt,
      })
      .execute()
    if (isGone || leftAt)
      await ctx.db
        .updateTable('newsletter_subscribers')
        .set(isGone ? { status: 'bounced', bounced_at: sentAt } : { status: 'unsubscribed', unsubscribed_at: leftAt })
        .where('email', '=', email)
        .execute()
    if (clickedAt) {
      const { key } = linkOf(language, paths[index % paths.length] ?? pages.shop())
      await ctx.db
        .insertInto('letter_clicks')
        .values({ send_id: sendId, link_key: key, clicks: 1 + (index % 2), first_at: clickedAt, last_at: clickedAt })
        .execute()
    }
  }
  await sql`
    insert into letter_orders (order_id, send_id)
    select o.id, s.id from letter_sends s join orders o on lower(o.email) = s.email and o.channel = 'web'
      and o.placed_at between s.last_clicked_at and s.last_clicked_at + interval '7 days'
    where s.origin = ${origin}`.execute(ctx.db)
}
