import { pages } from '#contract/pages.ts'
import { Button } from '#web/ui/button.tsx'
import { OrnamentStrip } from '#web/ui/ornament-strip.tsx'
import { TulparMark } from '#web/ui/tulpar-mark.tsx'
import { useMessages } from '#web/browser/messages/use-messages.ts'

export type ErrorScreenProps = { title?: string; text?: string }

export function ErrorScreen({ title, text }: ErrorScreenProps) {
  const t = useMessages('shell')
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      <title>{title ?? t('errorScreen.title')}</title>
      <meta name="robots" content="noindex" />
      <OrnamentStrip pattern="line" height={22} />
      <div className="page-width grid items-center gap-10 py-16 lg:grid-cols-[auto_minmax(0,1fr)] lg:gap-20 lg:py-28">
        <TulparMark className="size-40 lg:ml-[8vw] lg:size-72" />
        <div role="alert">
          <h1 className="max-w-200 font-display text-display-2">{title ?? t('errorScreen.title')}</h1>
          <p className="mt-4 max-w-prose text-lead text-smoke">{text ?? t('errorScreen.text')}</p>
          <p className="mt-8 flex flex-wrap items-center gap-3">
            <Button size="large" onClick={() => window.location.reload()}>
              {t('errorScreen.reload')}
            </Button>
            <Button size="large" tone="secondary" onClick={() => window.history.back()}>
              {t('errorScreen.back')}
            </Button>
            <a href={pages.contact()} className="text-link mx-3 inline-flex min-h-11 items-center">
              {t('errorScreen.support')}
            </a>
          </p>
        </div>
      </div>
    </main>
  )
}
