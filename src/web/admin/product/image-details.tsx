import type { AdminProduct } from '#contract/admin-products.ts'
import * as productImages from '#contract/calls/product-images.gen.ts'
import { type Language, languages, optionOf, perLanguage, perOther } from '#contract/languages.ts'
import type { ProductImage, ProductImageChange } from '#contract/product-images.ts'
import { mostImageText } from '#contract/rules/image-limits.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { EditConflicts } from '../kit/edit/edit-conflicts.tsx'
import { useEdit } from '../kit/edit/use-edit.ts'
import { Translations } from '../kit/fields/translations.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'

export type ImageDetailsProps = {
  productId: string
  image: ProductImage
  variations: AdminProduct['variations']
  /** Resolves to whether the change was saved. */
  onChange: (change: ProductImageChange) => Promise<boolean>
  onRemove: () => void
}

export function ImageDetails({ productId, image, variations, onChange, onRemove }: ImageDetailsProps) {
  const t = useMessages('admin-product')
  const change = useWrite(productImages.change)
  const edit = useEdit<Record<Language, string>>({
    saved: { en: image.alt, ...perOther((language) => image.translations[language]?.alt ?? '') },
    labels: labelsOf(t('images.alt')),
    savedText: t('images.savedTexts'),
    async send(texts) {
      const translations = Object.fromEntries(Object.entries(texts).map(([language, alt]) => [language, { alt }]))
      const body = { translations, expected_updated_at: image.updated_at }
      const outcome = await change.send({ params: { id: productId, imageId: image.id }, body })
      return 'refusal' in outcome ? { refusal: outcome.refusal } : {}
    },
  })

  return (
    <div className="grid gap-4 rounded-edge border border-wool bg-office p-4">
      <Translations
        id={`image-${image.id}`}
        fields={[{ key: 'alt', label: t('images.alt'), most: mostImageText }]}
        values={perLanguage((language) => ({ alt: edit.values[language] }))}
        onChange={(next) => {
          for (const language of languages) edit.set(language, next[language]?.['alt'] ?? '')
        }}
      />
      {edit.failure && (
        <Notice tone="error" announced>
          {edit.failure}
        </Notice>
      )}
      <div className="flex flex-wrap items-end gap-3">
        {variations.length > 0 && (
          <SelectField
            label={t('images.variation')}
            size="dense"
            className="min-w-48"
            value={image.variation_id ?? ''}
            onChange={({ target }) => void onChange({ variation_id: target.value || null })}
          >
            <option value="">{t('images.ofAll')}</option>
            {variations.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <Button tone="quiet" size="dense" disabled={image.is_featured} onClick={() => void onChange({ is_featured: true })}>
          {t('images.makeFirst')}
        </Button>
        <Button tone="quiet" size="dense" onClick={onRemove}>
          {t('images.remove')}
        </Button>
        <Button size="dense" className="ml-auto" loading={edit.isSaving} onClick={() => void edit.save()}>
          {t('images.saveTexts')}
        </Button>
      </div>
      <EditConflicts edit={edit} logged={{ entity: 'product', id: productId }} />
    </div>
  )
}

function labelsOf(label: string): Record<Language, string> {
  return perLanguage((language) => `${label}: ${optionOf(language).name}`)
}
