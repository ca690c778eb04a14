import { pages } from '#contract/pages.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { OrnamentStrip } from '#web/ui/ornament-strip.tsx'
import { TulparMark } from '#web/ui/tulpar-mark.tsx'
import { visitContext } from '#web/render/page-context.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import type { Route } from './+types/page'

export function loader({ context }: Route.LoaderArgs) {
  return messagesOf(context.get(visitContext).language, ['offline'])
}

/** The service worker shows this page, without scripts, in place of one it has no copy of. 'again' links to the current address. */
export default function OfflinePage() {
  const t = useMessages('offline')
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <OrnamentStrip pattern="line" height={22} />
      <div className="page-width grid items-center gap-10 py-16 lg:grid-cols-[auto_minmax(0,1fr)] lg:gap-20 lg:py-28">
        <TulparMark className="size-40 lg:ml-[8vw] lg:size-72" />
        <div>
          <h1 className="max-w-160 font-display text-display-2">{t('heading')}</h1>
          <p className="mt-4 max-w-prose text-lead text-smoke">{t('text')}</p>
          <p className="mt-8 flex flex-wrap gap-3">
            <a href="?" className={buttonLook({ size: 'large' })}>
              {t('again')}
            </a>
            <ButtonLink to={pages.cart()} reloadDocument tone="secondary" size="large">
              {t('cart')}
            </ButtonLink>
            <ButtonLink to={pages.home()} reloadDocument tone="secondary" size="large">
              {t('home')}
            </ButtonLink>
          </p>
        </div>
      </div>
    </main>
  )
}
