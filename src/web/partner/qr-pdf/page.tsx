import { data, isRouteErrorResponse } from 'react-router'
import { printAddress } from '#contract/addresses-beside.ts'
import { isLanguage } from '#contract/languages.ts'
import { isPrintablePage, type PrintLayout, printLayouts } from '#contract/rules/partner-prints.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ErrorScreen } from '#web/render/error-screen.tsx'
import { NotFoundScreen } from '#web/render/not-found-screen.tsx'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { statusOf } from '#web/render/status-of.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { DownloadIcon, PrinterIcon } from '#web/ui/icons.tsx'
import { PartnerHead } from '../partner-head.tsx'
import type { Route } from './+types/page'

/** Throws a 404 for an unknown code. */
export async function loader({ context, params: { trackingCode }, url }: Route.LoaderArgs) {
  const { language } = context.get(visitContext)
  const found = await context
    .get(apiContext)
    .partnerProgramme.code({ code: trackingCode })
    .catch((error: unknown) => {
      const status = statusOf(error)
      if (status === 404 || status === 400 || status === 422) throw data(null, { status: 404 })
      throw error
    })
  const [page, lang] = [url.searchParams.get('page') ?? '/', url.searchParams.get('lang')]
  return {
    ...found,
    layout: printLayouts.find((known) => known === url.searchParams.get('layout')) ?? 'poster',
    page: isPrintablePage(page) ? page : '/',
    lang: lang !== null && isLanguage(lang) ? lang : language,
    ...messagesOf(language, ['partner-codes']),
  }
}

/** The paper's width in print; on a screen as much as fits. */
const widths: Record<PrintLayout, string> = {
  plain: 'w-72 print:w-[60mm]',
  poster: 'w-160 print:w-full',
  tent: 'w-130 print:w-[148mm]',
  stickers: 'w-160 print:w-full',
}

/** A single piece on its paper, without the site around it. */
export default function CodeToPrint({ loaderData: { code, company, layout, page, lang } }: Route.ComponentProps) {
  const t = useMessages('partner-codes')
  return (
    <main id="content" className="min-h-dvh bg-felt print:min-h-0 print:bg-white">
      <PartnerHead title={t('paper.title')} />
      <div className="mx-auto flex max-w-160 flex-wrap items-center justify-between gap-3 px-4 py-5 print:hidden">
        <div className="min-w-0">
          <h1 className="text-body font-bold">{[company, t(`layouts.${layout}.name`)].filter(Boolean).join(' · ')}</h1>
          <p className="text-small text-smoke">{t('paper.hint')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => window.print()}>
            <PrinterIcon className="size-4.5" />
            {t('paper.print')}
          </Button>
          <a
            href={printAddress(code, { format: 'pdf', layout, page, lang })}
            download={`${code}-${layout}.pdf`}
            className={buttonLook({ tone: 'quiet', size: 'small' })}
          >
            <DownloadIcon className="size-4.5" />
            PDF
          </a>
        </div>
      </div>
      <img
        src={printAddress(code, { format: 'svg', layout, page, lang })}
        alt={t('preview', { layout: t(`layouts.${layout}.name`) })}
        className={`mx-auto block h-auto max-w-full bg-white pb-0 ${widths[layout]}`}
      />
    </main>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundScreen /> : <ErrorScreen />
}
