import { useState } from 'react'
import type { AdminProduct } from '#contract/admin-products.ts'
import type { ProductImage, ProductImageChange } from '#contract/product-images.ts'
import { mostImageText } from '#contract/rules/image-limits.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Translations } from '../kit/fields/translations.tsx'

export type ImageDetailsProps = {
  image: ProductImage
  variations: AdminProduct['variations']
  /** Answers whether it holds. */
  onChange: (change: ProductImageChange) => Promise<boolean>
  onRemove: () => void
}

/** What is said of one image, and what can be done with it. */
export function ImageDetails({ image, variations, onChange, onRemove }: ImageDetailsProps) {
  const t = useMessages('admin-product')
  const [texts, setTexts] = useState({ ...image.translations, en: { alt: image.alt } })
  const [isSaving, setSaving] = useState(false)

  async function save() {
    setSaving(true)
    const written = Object.entries(texts).map(([language, one]) => [language, { alt: one?.alt ?? '' }])
    await onChange({ translations: Object.fromEntries(written) })
    setSaving(false)
  }

  return (
    <div className="grid gap-4 rounded-edge border border-wool bg-office p-4">
      <Translations
        id={`image-${image.id}`}
        fields={[{ key: 'alt', label: t('images.alt'), most: mostImageText }]}
        values={texts}
        onChange={(next) => setTexts(next as typeof texts)}
      />
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
        <Button size="dense" className="ml-auto" loading={isSaving} onClick={() => void save()}>
          {t('images.saveTexts')}
        </Button>
      </div>
    </div>
  )
}
