import { useState } from 'react'
import type { EventMap } from '#contract/events.ts'
import { type Language } from '#contract/languages.ts'
import { spanOf, zoneName } from '#contract/messages/event-time.ts'
import { ContentBody } from '#web/commerce/content/content-body.tsx'
import { MapPicture } from '#web/commerce/event/map-picture.tsx'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { useLanguageOptions } from '#web/browser/use-language-options.ts'
import { CalendarIcon, PinIcon } from '#web/ui/icons.tsx'
import { EditSection } from '../kit/edit/edit-page.tsx'
import type { EventValues } from './event-values.ts'
import { instantOf, isTimeZone } from './zone-time.ts'

export type PreviewPartProps = { values: EventValues; imageUrl: string | null; map: EventMap | null }

/** Shows the event to visitors in each language with unsaved changes. A missing text is shown in English. */
export function PreviewPart({ values, imageUrl, map }: PreviewPartProps) {
  const options = useLanguageOptions()
  const t = useMessages('admin-event')
  const [language, setLanguage] = useState<Language>(useLanguage())
  const { en = {}, [language]: own = {} } = values.translations
  const isTranslated = (own['title'] ?? '').trim() !== ''
  const isOwn = (key: string) => isTranslated && (own[key] ?? '').trim() !== ''
  const textOf = (key: string) => (isOwn(key) ? own[key] : en[key]) ?? ''
  const langOf = (key: string) => (isOwn(key) ? language : 'en')
  const when = whenOf(values, language)
  return (
    <EditSection
      title={t('preview.title')}
      hint={isTranslated ? t('preview.hint') : t('preview.inEnglish')}
      aside={
        <fieldset aria-label={t('preview.language')} className="flex">
          {options.map(({ code, displayCode }) => (
            <button
              key={code}
              type="button"
              aria-pressed={language === code}
              onClick={() => setLanguage(code)}
              className="press min-h-11 min-w-12 border border-edge px-3 text-small font-bold first:rounded-l-edge last:rounded-r-edge not-first:-ml-px aria-pressed:border-lapis aria-pressed:bg-selected aria-pressed:text-lapis sm:min-h-9"
            >
              {displayCode}
            </button>
          ))}
        </fieldset>
      }
    >
      <article
        translate="no"
        lang={isTranslated ? language : 'en'}
        className="@container min-w-0 rounded-edge border border-wool p-4 wrap-anywhere sm:p-6"
      >
        <div className="grid grid-cols-1 items-start gap-6 @lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] @lg:grid-rows-[auto_1fr]">
          <div className="aspect-4/3 overflow-hidden rounded-edge bg-felt">
            {imageUrl !== null && <img src={imageUrl} alt="" className="size-full object-cover" />}
          </div>
          <div className="grid content-start gap-4 @lg:row-span-2">
            <div>
              <p className="font-display text-heading-2 text-balance">{textOf('title') || t('preview.untitled')}</p>
              <p lang={langOf('summary')} className="mt-2 text-lead text-smoke">
                {textOf('summary')}
              </p>
            </div>
            <div className="grid gap-2 border-y border-wool py-3">
              <p className="flex gap-3">
                <CalendarIcon className="size-5 shrink-0 text-lapis" />
                <span className="min-w-0">
                  {when ?? t('preview.noTime')}
                  {when && <span className="block text-small text-smoke">{zoneName(values.time_zone, language)}</span>}
                </span>
              </p>
              <p className="flex gap-3">
                <PinIcon className="size-5 shrink-0 text-lapis" />
                <span className="min-w-0">
                  <span lang={langOf('venue')} className="font-medium">
                    {textOf('venue')}
                  </span>
                  <span lang={langOf('address')} className="block">
                    {textOf('address')}
                  </span>
                </span>
              </p>
            </div>
            {map && (
              <MapPicture
                map={{ ...map, marker: values.map_marker }}
                alt={t(values.map_marker ? 'preview.mapMarked' : 'preview.map', { venue: textOf('venue') })}
                sizes="(min-width: 40rem) 24rem, 100vw"
              />
            )}
          </div>
          <div className="grid max-w-prose gap-3">
            <ContentBody text={textOf('description')} />
          </div>
        </div>
      </article>
    </EditSection>
  )
}

function whenOf({ starts_at, ends_at, time_zone }: EventValues, language: Language): string | undefined {
  if (!isTimeZone(time_zone)) return undefined
  const [from, to] = [instantOf(starts_at, time_zone), instantOf(ends_at, time_zone)]
  return from === undefined || to === undefined ? undefined : spanOf({ starts_at: from, ends_at: to, time_zone }, language)
}
