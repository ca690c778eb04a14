import { fieldLengths } from '#contract/rules/field-lengths.ts'
import { highestPrice } from '#contract/rules/product-limits.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ExternalIcon, PinIcon } from '#web/ui/icons.tsx'
import { EditChoice, EditNumber, EditText } from '../kit/edit/edit-fields.tsx'
import { EditSection } from '../kit/edit/edit-page.tsx'
import type { Edit } from '../kit/edit/use-edit.ts'
import type { EventValues } from './event-values.ts'

export type WherePartProps = { edit: Edit<EventValues>; countries: readonly { code: string; name: string }[] }

/** Venue and address are translated texts. The map link searches for the address, as visitors would. */
export function WherePart({ edit, countries }: WherePartProps) {
  const t = useMessages('admin-event')
  const { venue = '', address = '' } = edit.values.translations.en ?? {}
  return (
    <EditSection title={t('section.where')}>
      <EditChoice edit={edit} name="country" options={countries.map(({ code, name }) => ({ value: code, label: name }))} />
      {edit.values.country === 'OTHER' && (
        <EditText edit={edit} name="country_name" maxLength={fieldLengths.country_name} autoComplete="off" />
      )}
      <p className="flex gap-2 text-small">
        <PinIcon className="mt-0.5 size-4 shrink-0 text-lapis" />
        <span className="min-w-0">
          <span lang={venue ? 'en' : undefined} className="block font-medium">
            {venue || t('where.noVenue')}
          </span>
          {address && (
            <span lang="en" className="block text-smoke">
              {address}
            </span>
          )}
          {address.trim() !== '' && (
            <a
              href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`}
              target="_blank"
              rel="noopener"
              className="text-link inline-flex min-h-9 items-center gap-2 font-medium max-md:min-h-11"
            >
              {t('where.map')}
              <ExternalIcon className="size-3.5" />
            </a>
          )}
        </span>
      </p>
      <p className="text-tiny text-smoke">{t('where.hint')}</p>
      <EditText
        edit={edit}
        name="external_url"
        type="url"
        isOptional
        maxLength={500}
        placeholder="https://"
        hint={t('hint.external_url')}
      />
      <EditNumber edit={edit} name="entry_price" isMoney least={0} most={highestPrice} hint={t('hint.entry_price')} />
      <EditText edit={edit} name="slug" maxLength={100} hint={t('hint.slug')} />
    </EditSection>
  )
}
