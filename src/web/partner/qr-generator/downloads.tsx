import { printAddress, type PrintWishes } from '#contract/addresses-beside.ts'
import { partnerPages } from '#contract/partner-pages.ts'
import { printFormats } from '#contract/rules/partner-prints.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { DownloadIcon, PrinterIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'

export type DownloadsProps = { place: string; wishes: Omit<PrintWishes, 'format'> }

const formats = printFormats.toReversed()

export function Downloads({ place, wishes }: DownloadsProps) {
  const t = useMessages('partner-codes')
  return (
    <section aria-label={t('download')}>
      <ul className="flex flex-wrap gap-3">
        {formats.map((format) => (
          <li key={format} className="max-sm:flex-auto">
            <a
              href={printAddress(place, { ...wishes, format })}
              download={`${place}-${wishes.layout ?? 'plain'}.${format}`}
              className={buttonLook({ tone: format === 'pdf' ? 'primary' : 'quiet', wide: true })}
            >
              <DownloadIcon className="size-4.5" />
              {format.toUpperCase()}
            </a>
          </li>
        ))}
        <li className="max-sm:flex-auto">
          <Link
            to={partnerPages.codePdf(place, {
              layout: wishes.layout,
              page: wishes.page === '/' ? undefined : wishes.page,
              lang: wishes.lang,
            })}
            target="_blank"
            className={buttonLook({ tone: 'quiet', wide: true })}
          >
            <PrinterIcon className="size-4.5" />
            {t('printNow')}
          </Link>
        </li>
      </ul>
      <p className="mt-3 text-small text-smoke">{t('downloadHint')}</p>
    </section>
  )
}
