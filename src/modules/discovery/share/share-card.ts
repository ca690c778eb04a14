import type { Product } from '#contract/catalog.ts'
import type { Language } from '#contract/languages.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { DomainError } from '#kit/http/domain-error.ts'
import { findShownProduct, listCategories, namedImages } from '#modules/catalog/index.ts'
import { getContentPage } from '#modules/content/index.ts'
import type { Ctx } from '#modules/context.ts'
import { getEvent, listEvents } from '#modules/events/index.ts'
import { serverTranslator } from '#modules/server-translator.ts'
import { getSettings } from '#modules/settings/index.ts'
import { optionPrices, viewPrices } from '#contract/rules/price-view.ts'
import type { ShareCard } from './draw-share-image.ts'

const texts = new Set(['about', 'contact', 'membership', 'terms', 'privacy'])

/** Returns the content of a page's share image in the language of `ctx`; undefined when the page does not exist. */
export async function findShareCard(ctx: Ctx, path: string): Promise<ShareCard | undefined> {
  const [, part = '', slug] = path.split('/')
  const [{ shop_name: shopName }, named] = await Promise.all([getSettings(ctx), namedImages(ctx)])
  const still = (named['home-hero-phone'] ?? named['home-hero-desktop'])?.key
  const found =
    part === 'home'
      ? homeCard(ctx, still)
      : part === 'product'
        ? await productCard(ctx, slug ?? '')
        : part === 'shop'
          ? await shelfCard(ctx, slug, still)
          : part === 'events'
            ? await eventCard(ctx, slug, still)
            : texts.has(part) && slug === undefined
              ? await textCard(ctx, part, named['carpet']?.key ?? named['story-felt-carpet']?.key)
              : undefined
  return found && { shopName, ...found }
}

type Card = Omit<ShareCard, 'shopName'>

function homeCard({ language }: Ctx, still: string | undefined): Card {
  const t = serverTranslator('home', language)
  return { title: t('hero.title'), line: t('hero.text'), imageKey: still }
}

async function productCard(ctx: Ctx, slug: string): Promise<Card | undefined> {
  const product = await findShownProduct(ctx, slug)
  if (!product) return undefined
  const featured = product.images.find(({ is_featured }) => is_featured) ?? product.images[0]
  return { title: product.translation.name, ...priceOf(product, ctx.language), imageKey: featured?.image_key }
}

function priceOf(product: Product, language: Language): { line: string; was?: string | undefined } {
  const { min, max, was } = viewPrices(optionPrices(product)).guest
  if (min === max) return { line: formatMoney(min), was: was === undefined ? undefined : formatMoney(was) }
  const t = serverTranslator('goods', language)
  return { line: t('price.range', { min: formatMoney(min), max: formatMoney(max).slice('RM '.length) }) }
}

async function shelfCard(ctx: Ctx, slug: string | undefined, still: string | undefined): Promise<Card | undefined> {
  if (slug === undefined) return { title: serverTranslator('shop', ctx.language)('title'), line: '', imageKey: still }
  const category = (await listCategories(ctx, { active: true })).find((one) => one.slug === slug)
  return category && { title: category.name, line: category.description, imageKey: category.image_key ?? still }
}

async function eventCard(ctx: Ctx, slug: string | undefined, still: string | undefined): Promise<Card | undefined> {
  if (slug === undefined) {
    const [next] = (await listEvents(ctx, { when: 'coming', page: 1, limit: 1 })).events
    const t = serverTranslator('events', ctx.language)
    return { title: t('title'), line: t('lead'), imageKey: next?.image_key ?? still }
  }
  const event = await unlessMissing(getEvent(ctx, { id: slug }))
  const date = event && formatDate(ctx.language, event.starts_at, { timeZone: event.time_zone })
  return event && { title: event.title, line: `${date}, ${event.venue}`, imageKey: event.image_key ?? still }
}

async function textCard(ctx: Ctx, slug: string, imageKey: string | undefined): Promise<Card | undefined> {
  const page = await unlessMissing(getContentPage(ctx, { slug }))
  return page && { title: page.title, line: page.summary, imageKey }
}

function unlessMissing<T>(reading: Promise<T>): Promise<T | undefined> {
  return reading.catch((error: unknown) => {
    if (error instanceof DomainError && error.status === 404) return undefined
    throw error
  })
}
