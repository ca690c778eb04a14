import { useState } from 'react'
import type { AdminProduct } from '#contract/admin-products.ts'
import type { Language } from '#contract/languages.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { pageIn } from '#contract/pages.ts'
import { formatMoney } from '#contract/messages/format.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { FoldedText } from '#web/ui/folded-text.tsx'
import { ExternalIcon } from '#web/ui/icons.tsx'
import { Thumbnail } from '#web/ui/thumbnail.tsx'
import { EditSection } from '../kit/edit/edit-page.tsx'
import { LanguageSwitch } from '../kit/fields/language-switch.tsx'
import { firstPrices } from './option-prices.ts'
import type { ProductValues } from './product-values.ts'

export function PreviewPart({ values, product }: { values: ProductValues; product: AdminProduct | undefined }) {
  const t = useMessages('admin-product')
  const [language, setLanguage] = useState<Language>(useLanguage())
  const { en = {} } = values.translations
  const texts = values.translations[language] ?? {}
  const [name, description] = [texts['name'] || en['name'], texts['description'] || en['description']]
  const [image] = product?.images ?? []
  const prices = firstPrices(values)
  return (
    <EditSection title={t('preview.title')}>
      <LanguageSwitch label={t('preview.language')} language={language} onChange={setLanguage} buttonClassName="min-h-9 flex-1" />
      <div lang={language} className="flex gap-3">
        <Thumbnail imageKey={image?.image_key} alt="" size={96} className="size-24" />
        <div className="grid min-w-0 grid-cols-1 content-start gap-1">
          <p className="font-bold">{name || t('preview.unnamed')}</p>
          {prices && (
            <p className="figures">
              {formatMoney(prices.sale_price ?? prices.price)}{' '}
              {prices.sale_price !== null && <s className="text-smoke">{formatMoney(prices.price)}</s>}
            </p>
          )}
          {prices && prices.member_price !== null && (
            <p className="figures text-small font-medium text-tile">{t('preview.members', { price: formatMoney(prices.member_price) })}</p>
          )}
          <p className="text-tiny text-smoke">{values.order.map((key) => variationName(values, key, language)).join('\u00a0· ')}</p>
        </div>
      </div>
      {description && (
        <FoldedText key={language} lang={language} lines={4} className="text-small whitespace-pre-line text-smoke">
          {description}
        </FoldedText>
      )}
      {product && (
        <a
          href={pageIn(language, adminPages.productPreview(product.id))}
          target="_blank"
          rel="noreferrer"
          className="text-link inline-flex items-center gap-1.5 text-small"
        >
          <ExternalIcon className="size-4" />
          {t('preview.open')}
        </a>
      )}
    </EditSection>
  )
}

function variationName({ variations }: ProductValues, key: string, language: Language): string {
  const { texts = {} } = variations[key] ?? {}
  return texts[language]?.['name'] || texts.en?.['name'] || ''
}
