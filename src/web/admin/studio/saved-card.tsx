import { perLanguage } from '#contract/languages.ts'
import { useId } from 'react'
import { mostImageText } from '#contract/rules/image-limits.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { Translations } from '../kit/fields/translations.tsx'
import type { AltTexts, DraftedImage } from './save-draft.ts'
import { smaller } from './smaller.ts'

export type SavedCardProps = {
  drafted: DraftedImage
  name: string
  variations: readonly { id: string; name: string }[]
  onFeatured: () => void
  onVariation: (variationId: string | null) => void
  onAlts: (alts: AltTexts) => void
  onLeft: (isLeft: boolean) => void
}

export function SavedCard({ drafted, name, variations, onFeatured, onVariation, onAlts, onLeft }: SavedCardProps) {
  const t = useMessages('admin-studio')
  const fieldsId = useId()
  const { image, isFeatured, isLeft, variationId, alts } = drafted
  return (
    <div className={classNames('grid min-w-0 grid-cols-1 gap-4 sm:grid-cols-[7rem_minmax(0,1fr)]', isLeft && 'text-smoke')}>
      <div className="max-sm:flex max-sm:items-start max-sm:gap-3">
        {image.url !== null && (
          <img
            src={smaller(image.url, 320)}
            alt=""
            className={classNames('aspect-4/5 w-full rounded-edge bg-felt object-cover max-sm:w-24', isLeft && 'opacity-50')}
          />
        )}
        <h3 className="mt-1 min-w-0 text-small font-medium break-words">{name}</h3>
      </div>
      <div className="grid min-w-0 content-start gap-3">
        <div className="flex flex-wrap items-end gap-x-5 gap-y-2">
          <label className="flex min-h-9 items-center gap-2.5 max-md:min-h-11">
            <input
              type="radio"
              name="studio-featured"
              checked={isFeatured}
              disabled={isLeft}
              onChange={onFeatured}
              className="size-5 accent-lapis"
            />
            {t('save.featured')}
            <span className="sr-only">: {name}</span>
          </label>
          {image.saved === null && (
            <Checkbox dense checked={!isLeft} onChange={({ target }) => onLeft(!target.checked)} className="min-h-9">
              {t('save.take')}
              <span className="sr-only">: {name}</span>
            </Checkbox>
          )}
          {variations.length > 0 && (
            <SelectField
              label={t('save.variation')}
              size="dense"
              className="min-w-44"
              disabled={isLeft}
              value={variationId ?? ''}
              onChange={({ target }) => onVariation(target.value || null)}
            >
              <option value="">{t('product.allVariations')}</option>
              {variations.map(({ id, name: variation }) => (
                <option key={id} value={id}>
                  {variation}
                </option>
              ))}
            </SelectField>
          )}
        </div>
        {!isLeft && (
          <Translations
            id={`alt-${fieldsId}`}
            fields={[{ key: 'alt', label: t('save.alt'), most: mostImageText }]}
            values={perLanguage((language) => ({ alt: alts[language] }))}
            onChange={(next) => onAlts(perLanguage((language) => next[language]?.['alt'] ?? ''))}
          />
        )}
      </div>
    </div>
  )
}
