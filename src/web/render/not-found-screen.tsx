import { pages } from '#contract/pages.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { TulparMark } from '#web/ui/tulpar-mark.tsx'
import { OrnamentStrip } from '#web/ui/ornament-strip.tsx'
import { useMessages } from '#web/browser/messages/use-messages.ts'

export function NotFoundScreen() {
  const t = useMessages('shell')
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <title>{t('notFound.pageTitle')}</title>
      <meta name="robots" content="noindex" />
      <OrnamentStrip pattern="line" height={22} />
      <div className="page-width grid items-center gap-10 py-16 lg:grid-cols-[auto_minmax(0,1fr)] lg:gap-20 lg:py-28">
        <TulparMark className="size-40 lg:ml-[8vw] lg:size-72" />
        <div>
          <h1 className="max-w-160 font-display text-display-2">{t('notFound.title')}</h1>
          <p className="mt-4 max-w-prose text-lead text-smoke">{t('notFound.text')}</p>
          <p className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to={pages.shop()} size="large">
              {t('notFound.shop')}
            </ButtonLink>
            <ButtonLink to={pages.home()} tone="secondary" size="large">
              {t('notFound.home')}
            </ButtonLink>
          </p>
        </div>
      </div>
    </main>
  )
}
