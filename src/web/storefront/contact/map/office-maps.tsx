import type { ContentSection } from '#contract/content.ts'
import type { StudioFacts } from '#contract/shop.ts'
import { useShop } from '#web/browser/use-shop.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ExternalIcon } from '#web/ui/icons.tsx'
import { almaty } from './almaty.ts'
import { kualaLumpur } from './kuala-lumpur.ts'
import { StreetMap } from './street-map.tsx'
import { drawnDrawingStudio, fitsPlan, placeOf } from './studio-place.ts'
import type { Place, TownPlan } from './town-plan.ts'

type Office = { office: 'kualaLumpur' | 'almaty'; plan: TownPlan }

const shownBy = {
  kualaLumpur: 'group-has-[#map-kualaLumpur:checked]/maps:block',
  almaty: 'group-has-[#map-almaty:checked]/maps:block',
} as const

export type OfficeMapsProps = { studio: StudioFacts; sections: readonly ContentSection[] }

/** Street maps of the offices whose address the plan was drawn for. Visitors can switch between them without scripts too. */
export function OfficeMaps({ studio, sections }: OfficeMapsProps) {
  const t = useMessages('contact')
  const { name: shop } = useShop()
  const offices = officesOf(studio, sections)
  const isDrawn = offices.some(({ office }) => office === 'kualaLumpur')
  return (
    <div className="grid gap-4 empty:hidden">
      {!isDrawn && studio.coordinates && <Directions to={placeOf(studio.coordinates)} />}
      {offices.length > 0 && (
        <fieldset className="group/maps min-w-0">
          <legend className="sr-only">{t('map.choose')}</legend>
          <div className="mb-3 flex flex-wrap gap-2">
            {offices.map(({ office }, index) => (
              <label
                key={office}
                className="inline-flex min-h-11 cursor-pointer items-center rounded-edge border-[1.5px] border-edge px-4 text-label font-medium has-checked:border-lapis has-checked:bg-lapis has-checked:text-milk has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-lapis"
              >
                <input type="radio" name="office-map" id={`map-${office}`} defaultChecked={index === 0} className="sr-only" />
                {t(`map.offices.${office}`)}
              </label>
            ))}
          </div>
          {offices.map(({ office, plan }) => (
            <div key={office} className={`hidden ${shownBy[office]}`}>
              <figure>
                <StreetMap plan={plan} label={t(`map.labels.${office}`)} here={t(`map.here.${office}`, { shop })} />
                <figcaption className="mt-3 text-small text-smoke">
                  {t(`map.walk.${office}`)} {t('map.drawn')}
                </figcaption>
              </figure>
              <Directions to={plan.door} />
            </div>
          ))}
        </fieldset>
      )}
    </div>
  )
}

function officesOf(studio: StudioFacts, sections: readonly ContentSection[]): Office[] {
  const door = studio.coordinates && placeOf(studio.coordinates)
  const drawing = sections.some(({ body }) => drawnDrawingStudio.street.test(body))
  return [
    ...(door && fitsPlan(kualaLumpur, studio) ? [{ office: 'kualaLumpur' as const, plan: { ...kualaLumpur, door } }] : []),
    ...(drawing ? [{ office: 'almaty' as const, plan: almaty }] : []),
  ]
}

function Directions({ to: [latitude, longitude] }: { to: Place }) {
  const t = useMessages('contact')
  const addresses = {
    osm: `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}#map=17/${latitude}/${longitude}`,
    google: `https://www.google.com/maps/dir/?api=1&destination=${latitude}%2C${longitude}`,
  }
  return (
    <p className="mt-2 flex flex-wrap gap-x-6 text-label">
      {(['osm', 'google'] as const).map((site) => (
        <a key={site} href={addresses[site]} target="_blank" rel="noopener" className="text-link inline-flex min-h-11 items-center gap-2">
          {t(`map.${site}`)}
          <ExternalIcon className="size-3.5" />
        </a>
      ))}
    </p>
  )
}
