import { data } from 'react-router'
import { plainContentText } from '#contract/rules/content-text.ts'
import { pages } from '#contract/pages.ts'
import { createAreaTranslator } from '#contract/messages/translator.ts'
import { viewCard } from '#web/commerce/card-view.ts'
import { CollectHere } from '#web/commerce/event/collect-here.tsx'
import { CollectNote } from '#web/commerce/event/collect-note.tsx'
import { ProductCard } from '#web/commerce/product-card.tsx'
import { movedTo } from '#web/render/moved-to.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { OrnamentStrip } from '#web/ui/ornament-strip.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { ResponsiveImage } from '#web/ui/responsive-image.tsx'
import { ContentBody } from '#web/commerce/content/content-body.tsx'
import { PageHead, shorten } from '#web/commerce/page-head.tsx'
import type { Route } from './+types/event'
import { EventFacts } from './event-facts.tsx'
import { findEvent } from './find-event.ts'
import { StructuredEvent } from './structured-event.tsx'
import { viewEventDetails } from './view-event.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { language } = context.get(visitContext)
  const api = context.get(apiContext)
  const [event, { low_stock_at: few }] = await Promise.all([findEvent(api, params.eventId), api.shop.facts()])
  if (!event) throw data(null, { status: 404 })
  if (params.eventId !== event.slug && params.eventId !== event.id) throw movedTo(pages.event(event.slug) + url.search)
  const pageMessages = messagesOf(language, ['events', 'goods', 'collect'])
  const t = createAreaTranslator<'goods'>(language, pageMessages.messages.goods ?? {})
  return {
    ...pageMessages,
    event: viewEventDetails(event, language),
    products: event.products.map((product) => ({
      card: viewCard(product, t, { few }),
      here: {
        slug: product.slug,
        name: product.translation.name,
        left: product.at_event.remaining,
        stock: product.at_event.options.map(({ variation_id, size, remaining }) => ({ variation: variation_id, size, left: remaining })),
      },
    })),
    collectAt: event.pickup.is_offered ? { id: event.id, slug: event.slug, title: event.title, until: event.pickup.until } : undefined,
  }
}

const cardSizes = '(min-width: 90rem) 318px, (min-width: 64rem) 23vw, 46vw'

export default function EventPage({ loaderData: { event, products, collectAt } }: Route.ComponentProps) {
  const t = useMessages('events')
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <PageHead
        title={event.title}
        description={shorten(event.summary || plainContentText(event.description))}
        path={pages.event(event.slug)}
        imageKey={event.imageKey}
        shown={`${event.when} · ${event.venue}`}
      />
      <StructuredEvent event={event} />
      <OrnamentStrip pattern="pomegranate" height={20} />
      <div className="page-width pt-2 pb-12 lg:pt-4 lg:pb-20">
        <Breadcrumbs label={t('title')} crumbs={[{ label: t('title'), to: pages.events() }, { label: event.title }]} />
        <div className="mt-4 grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]">
          <div className="aspect-4/3 overflow-hidden rounded-edge bg-felt">
            <ResponsiveImage
              imageKey={event.imageKey ?? undefined}
              originalWidth={event.imageWidth ?? undefined}
              alt=""
              width={1200}
              height={900}
              sizes="(min-width: 90rem) 760px, (min-width: 64rem) 55vw, 88vw"
              maxWidth={1600}
              first
              cover
            />
          </div>
          <div className="grid content-start gap-6 lg:row-span-2">
            {event.isCancelled && (
              <Notice tone="error" title={t('cancelledTitle')}>
                {t('cancelledText')}
              </Notice>
            )}
            {!event.isCancelled && event.isPast && <Notice>{t('pastNote')}</Notice>}
            <PageHeading size="heading-1" below={<span className="text-lead">{event.summary}</span>}>
              {event.title}
            </PageHeading>
            <EventFacts event={event} />
          </div>
          <div className="grid max-w-prose content-start gap-4 text-body">
            <ContentBody text={event.description} />
          </div>
        </div>
      </div>
      {products.length > 0 && (
        <section aria-labelledby="products" className="page-width pb-section">
          <h2 id="products" className={`font-display text-heading-1 ${collectAt ? '' : 'mb-6'}`}>
            {t(event.isPast ? 'productsPast' : 'products')}
          </h2>
          {collectAt && <CollectNote event={collectAt} />}
          <ul className="grid grid-cols-2 gap-x-gutter gap-y-8 lg:grid-cols-4">
            {products.map(({ card, here }) => (
              <li key={card.id} className="flex flex-col">
                <ProductCard product={card} sizes={cardSizes} level={3} />
                {collectAt && (
                  <div className="mt-auto">
                    <CollectHere event={collectAt} product={here} />
                  </div>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  )
}
