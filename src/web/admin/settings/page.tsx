import { adminPages } from '#contract/admin-pages.ts'
import type { CheckoutOptions } from '#contract/checkout.ts'
import * as settingsCalls from '#contract/calls/settings.gen.ts'
import { carriers, trackingUrlAfter } from '#contract/rules/carriers.ts'
import { readCoordinates } from '#contract/rules/coordinates.ts'
import { isCountryUnnamed } from '#contract/rules/named-country.ts'
import { readOpeningHours } from '#contract/rules/opening-hours.ts'
import type { ShopSettings } from '#contract/settings.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import type { Route } from './+types/page'
import { EditChoice, EditNumber, EditText } from '../kit/edit/edit-fields.tsx'
import { EditPage, EditSection } from '../kit/edit/edit-page.tsx'
import { type Edit, useEdit } from '../kit/edit/use-edit.ts'
import { loadPart } from '../kit/load-part.ts'
import { useLivePage } from '../live/use-live-page.ts'
import { loadHistory } from '../audit-log/load-history.ts'
import { ThingHistory } from '../audit-log/thing-history.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { LanguagesField } from './languages-field.tsx'
import { groupNames, settingGroups, settingKinds, type SettingName, settingNames } from './setting-groups.ts'

type Values = { [Name in SettingName]: ShopSettings[Name] | null }

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { language } = context.get(visitContext)
  const [settings, { countries }] = await loadPart(Promise.all([api.settings.get(), api.checkout.options({ lang: language })]))
  const history = await loadHistory(context, 'settings', 'shop')
  return { settings, history, countries, ...messagesOf(language, ['admin-settings', 'admin-edit', 'admin-log']) }
}

export default function SettingsPage({ loaderData: { settings, history, countries } }: Route.ComponentProps) {
  const t = useMessages('admin-settings')
  const change = useWrite(settingsCalls.change)
  useLivePage('settings')
  const { updated_at, ...saved } = settings
  const edit = useEdit<Values>({
    saved,
    labels: Object.fromEntries(settingNames.map((name) => [name, t(`name.${name}`)])) as Record<SettingName, string>,
    check: ({ opening_hours: hours, studio_coordinates: coordinates, ...values }) => ({
      ...Object.fromEntries(
        settingNames.flatMap((name) => (name in values && values[name as keyof typeof values] === null ? [[name, t('missing')]] : [])),
      ),
      ...(hours !== null && readOpeningHours(hours) === undefined && { opening_hours: t('wrong.opening_hours') }),
      ...(isCountryUnnamed(studioCountryOf(values), studioCountryOf(saved)) && { studio_country_name: t('missing') }),
      ...(coordinates && readCoordinates(coordinates) === undefined && { studio_coordinates: t('wrong.studio_coordinates') }),
    }),
    savedText: t('saved'),
    async send(changed) {
      // The check rejects empty values.
      const outcome = await change.send({ ...(changed as Partial<ShopSettings>), expected_updated_at: updated_at })
      return 'refusal' in outcome ? { refusal: outcome.refusal } : {}
    },
  })

  const isShown = (name: SettingName) => name !== 'studio_country_name' || edit.values.studio_country === 'OTHER'
  const set: typeof edit.set = (name, value) => {
    edit.set(name, value)
    if (name === 'carrier_name') edit.set('carrier_tracking_url', trackingUrlAfter(String(value), saved))
  }

  return (
    <EditPage
      edit={edit}
      logged={{ entity: 'settings', id: 'shop' }}
      title={t('title')}
      below={t('below')}
      aside={
        settings.studio_country === 'MY' && (
          <ButtonLink tone="quiet" size="dense" to={adminPages.einvoiceSettings()}>
            {t('einvoices')}
          </ButtonLink>
        )
      }
    >
      <title>{t('pageTitle')}</title>
      <datalist id="carriers">
        {carriers.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      {groupNames.map((group) => (
        <EditSection key={group} title={t(`group.${group}`)}>
          <div className="grid max-w-220 gap-x-6 gap-y-4 sm:grid-cols-2">
            {settingGroups[group].filter(isShown).map((name) => (
              <SettingField key={name} edit={{ ...edit, set }} name={name} countries={countries} />
            ))}
          </div>
        </EditSection>
      ))}
      {history && <ThingHistory {...history} />}
    </EditPage>
  )
}

type StudioCountry = { studio_country: string | null; studio_country_name: string | null }

function studioCountryOf({ studio_country, studio_country_name: country_name }: StudioCountry) {
  return { country: studio_country ?? '', country_name }
}

type SettingFieldProps = { edit: Edit<Values>; name: SettingName; countries: CheckoutOptions['countries'] }

function SettingField({ edit, name, countries }: SettingFieldProps) {
  const t = useMessages('admin-settings')
  const field = settingKinds[name]
  const bound = { edit, name, hint: t(`help.${name}`, { few: edit.values.low_stock_at ?? 0 }) }
  switch (field.kind) {
    case 'text':
      return <EditText {...bound} maxLength={field.most} {...(name === 'carrier_name' && { list: 'carriers' })} />
    case 'number':
      return (
        <EditNumber
          {...bound}
          least={field.least}
          most={field.most}
          isMoney={'isMoney' in field}
          {...('decimals' in field && { decimals: field.decimals })}
        />
      )
    case 'choice':
      return <EditChoice {...bound} options={field.options.map((value) => ({ value, label: t(`option.${value}`) }))} />
    case 'languages':
      return (
        <LanguagesField
          id={`edit-${name}`}
          label={edit.labels[name]}
          hint={bound.hint}
          chosen={edit.values.languages ?? []}
          onChange={(chosen) => edit.set('languages', chosen)}
        />
      )
    case 'country':
      return <EditChoice {...bound} options={countries.map(({ code, name: label }) => ({ value: code, label }))} />
  }
}

export function meta() {
  return [{ name: 'robots', content: 'noindex' }]
}

export function ErrorBoundary() {
  return <LoadFailed />
}
