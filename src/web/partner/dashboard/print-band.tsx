import { printAddress } from '#contract/addresses-beside.ts'
import { partnerPages } from '#contract/partner-pages.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'

export function PrintBand({ code }: { code: string }) {
  const t = useMessages('partner-area')
  const language = useLanguage()
  return (
    <section
      aria-labelledby="print-kit"
      className="mt-12 grid items-center gap-8 overflow-hidden rounded-edge bg-lapis-cloth px-6 pt-8 text-bone sm:px-14 lg:mt-16 lg:grid-cols-2"
    >
      <div className="pb-8">
        <h2 id="print-kit" className="font-display text-heading-2">
          {t('print.title')}
        </h2>
        <p className="mt-3 max-w-prose text-body">{t('print.text')}</p>
        <ButtonLink to={partnerPages.qr({ place: code })} tone="onCloth" className="mt-6">
          {t('print.open')}
        </ButtonLink>
      </div>
      <div aria-hidden="true" className="flex items-end justify-center gap-6 self-end max-sm:gap-3">
        <img
          src={printAddress(code, { format: 'svg', layout: 'poster', lang: language })}
          alt=""
          width={210}
          height={297}
          loading="lazy"
          className="h-auto w-44 translate-y-6 shadow-float max-sm:w-32"
        />
        <img
          src={printAddress(code, { format: 'svg', layout: 'tent', lang: language })}
          alt=""
          width={148}
          height={210}
          loading="lazy"
          className="h-auto w-32 translate-y-6 shadow-float max-sm:w-24"
        />
      </div>
    </section>
  )
}
