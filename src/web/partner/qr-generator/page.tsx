import { useState } from 'react'
import { printAddress } from '#contract/addresses-beside.ts'
import { isLanguage } from '#contract/languages.ts'
import { pages } from '#contract/pages.ts'
import { type PrintLayout, printLayouts, scanAddress } from '#contract/rules/partner-prints.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useLanguageOptions } from '#web/browser/use-language-options.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { useShop } from '#web/browser/use-shop.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { OptionGroup } from '#web/ui/option-group.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { CopyTextButton } from '../copied-line.tsx'
import { PartnerHead } from '../partner-head.tsx'
import { ShareButton } from '../share-button.tsx'
import type { Route } from './+types/page'
import { Downloads } from './downloads.tsx'
import { PagePicker } from './page-picker.tsx'
import { Preview } from './preview.tsx'
import { WebAddress } from '../web-address.tsx'
import { CheckIcon } from '#web/ui/icons.tsx'

const mostEvents = 50

export async function loader({ context, url }: Route.LoaderArgs) {
  const { language } = context.get(visitContext)
  const api = context.get(apiContext)
  const [partner, { locations }, { events }] = await Promise.all([
    api.partnerArea.get(),
    api.partnerArea.locations(),
    api.events.list({ when: 'coming', page: 1, limit: mostEvents, lang: language }),
  ])
  return {
    code: partner.code,
    places: locations.filter(({ is_active }) => is_active).map(({ name, tracking_code }) => ({ name, code: tracking_code })),
    events: events.map(({ slug, title }) => ({ page: pages.event(slug), title })),
    asked: url.searchParams.get('place') ?? '',
    ...messagesOf(language, ['partner-area', 'partner-codes']),
  }
}

export default function QrGeneratorPage({ loaderData: { code, places, events, asked } }: Route.ComponentProps) {
  const options = useLanguageOptions()
  const t = useMessages('partner-codes')
  const { publicUrl, categories, name } = useShop()
  const [place, setPlace] = useState(places.some((known) => known.code === asked) ? asked : (places[0]?.code ?? code))
  const [page, setPage] = useState('/')
  const [language, setLanguage] = useState(useLanguage())
  const [layout, setLayout] = useState<PrintLayout>('poster')
  const wishes = { layout, page, lang: language }
  const link = scanAddress(publicUrl, place, page)
  return (
    <>
      <PartnerHead title={t('title')} />
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <div className="grid gap-6">
          <PageHeading size="heading-1" below={t('lead')}>
            {t('title')}
          </PageHeading>
          <SelectField label={t('place')} name="place" value={place} onChange={(event) => setPlace(event.target.value)}>
            {places.map((one) => (
              <option key={one.code} value={one.code}>
                {one.name}
              </option>
            ))}
            <option value={code}>{t('ownCode', { code })}</option>
          </SelectField>
          <PagePicker page={page} events={events} categories={categories} onChange={setPage} />
          <OptionGroup
            legend={t('language')}
            name="language"
            wide
            options={options.map(({ code: value, displayCode }) => ({ value, label: displayCode }))}
            value={language}
            onChange={(value) => isLanguage(value) && setLanguage(value)}
            unavailableLabel=""
            note={t('languageHint')}
          />
          <OptionGroup
            legend={t('layout')}
            name="layout"
            options={printLayouts.map((value) => ({ value, label: t(`layouts.${value}.short`) }))}
            value={layout}
            onChange={(value) => setLayout(printLayouts.find((known) => known === value) ?? 'poster')}
            unavailableLabel=""
            wide
          />
          <Checks layout={layout} />
          <div className="grid gap-3 rounded-edge bg-felt px-5 py-4">
            <p className="text-label text-smoke">{t('link')}</p>
            <p className="text-label font-medium wrap-anywhere">
              <WebAddress>{link}</WebAddress>
            </p>
            <div className="flex flex-wrap gap-2">
              <CopyTextButton text={link} name={t('link')} />
              <ShareButton title={name} url={link} />
            </div>
          </div>
        </div>
        <div className="grid gap-6 lg:sticky lg:top-24">
          <Preview layout={layout} address={printAddress(place, { ...wishes, format: 'svg' })} />
          <Downloads place={place} wishes={wishes} />
        </div>
      </div>
    </>
  )
}

/** The requirements of a readable code. The drawing follows them and is tested for them. */
function Checks({ layout }: { layout: PrintLayout }) {
  const t = useMessages('partner-codes')
  const kept = [t(layout === 'poster' ? 'checks.poster' : 'checks.size'), t('checks.quiet'), t('checks.contrast'), t('checks.own')]
  return (
    <ul className="grid gap-2 text-label">
      {kept.map((line) => (
        <li key={line} className="flex gap-2.5">
          <CheckIcon className="mt-0.5 size-4.5 text-tile" />
          {line}
        </li>
      ))}
    </ul>
  )
}
