import type { ReactNode } from 'react'
import type { AdminProduct } from '#contract/admin-products.ts'
import { type EditedColumn, editedColumns } from '#contract/rules/product-columns.ts'
import { adminPages } from '#contract/admin-pages.ts'
import type { AnyRefusal } from '#web/browser/calls/refusal-sentence.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { EditTranslations } from '../kit/edit/edit-fields.tsx'
import { EditPage, EditSection } from '../kit/edit/edit-page.tsx'
import { useEdit } from '../kit/edit/use-edit.ts'
import { EditorTabs, InTab, useEditorTab } from './editor-tabs.tsx'
import { FactsPart } from '../kit/fields/facts-part.tsx'
import type { EditorChoices } from './load.ts'
import { OptionsPart } from './options-part.tsx'
import { PreviewPart } from './preview-part.tsx'
import { PricePart } from './price-part.tsx'
import type { ProductValues } from './product-values.ts'
import { ShelfPart } from './shelf-part.tsx'
import { ShopPart } from './shop-part.tsx'
import { StoriesPart } from './stories-part.tsx'
import { usePrintedValues } from './use-printed-values.ts'

export type ProductEditorProps = {
  title: string
  aside?: ReactNode
  product?: AdminProduct
  saved: ProductValues
  choices: EditorChoices
  send: (changed: Partial<ProductValues>, values: ProductValues) => Promise<{ refusal?: AnyRefusal }>
  images: ReactNode
  history?: ReactNode
}

export function ProductEditor({ title, aside, product, saved, choices, send, images, history }: ProductEditorProps) {
  const t = useMessages('admin-product')
  const columnLabels = Object.fromEntries(editedColumns.map((name) => [name, t(`column.${name}`)])) as Record<EditedColumn, string>
  const edit = useEdit<ProductValues>({
    saved,
    labels: {
      translations: t('texts.title'),
      status: t('shop.status'),
      ...columnLabels,
      price: t('options.price'),
      sale_price: t('options.sale_price'),
      member_price: t('options.member_price'),
      category_id: t('shelf.category'),
      category_ids: t('shelf.alsoIn'),
      tags: t('shelf.tags'),
      sku: t('sku'),
      slug: t('shelf.slug'),
      facts: t('facts.title'),
      sizes: t('options.sizes'),
      order: t('options.order'),
      variations: t('options.variations'),
      variations_label: t('options.label'),
      stock: t('options.stock'),
      story_ids: t('stories.title'),
    },
    check: (values) => checkProduct(values, t),
    send,
    savedText: t('saved'),
  })

  const [tab, setTab] = useEditorTab(edit)

  return (
    <EditPage
      edit={edit}
      logged={product && { entity: 'product', id: product.id }}
      title={title}
      back={{ label: t('back'), to: adminPages.products() }}
      aside={aside}
      {...usePrintedValues(edit.values, edit.conflicts, choices)}
      phoneTabs={<EditorTabs edit={edit} tab={tab} hasHistory={history !== undefined} onChange={setTab} />}
      side={
        <>
          <InTab of="shop" tab={tab}>
            <ShopPart edit={edit} />
          </InTab>
          <InTab of="prices" tab={tab}>
            <PricePart edit={edit} />
          </InTab>
          <InTab of="shop" tab={tab}>
            <ShelfPart edit={edit} categories={choices.categories} sizeGuides={choices.sizeGuides} productTypes={choices.productTypes} />
            <PreviewPart values={edit.values} product={product} />
          </InTab>
        </>
      }
    >
      <InTab of="texts" tab={tab}>
        <EditSection title={t('texts.title')}>
          <EditTranslations
            edit={edit}
            name="translations"
            fields={[
              { key: 'name', label: t('name'), most: 200 },
              { key: 'description', label: t('description'), most: 5000, isLong: true },
            ]}
          />
        </EditSection>
        <FactsPart edit={edit} name="facts" hint={t('facts.hint')} />
      </InTab>
      <InTab of="images" tab={tab}>
        {images}
      </InTab>
      <InTab of="prices" tab={tab}>
        <OptionsPart edit={edit} errors={edit.errors['variations'] ?? edit.errors['stock']} />
      </InTab>
      <InTab of="shop" tab={tab}>
        <StoriesPart edit={edit} stories={choices.stories} />
      </InTab>
      {history !== undefined && (
        <InTab of="history" tab={tab}>
          {history}
        </InTab>
      )}
    </EditPage>
  )
}

type Says = (key: 'check.name' | 'check.sku' | 'check.price' | 'check.variation') => string

function checkProduct({ translations, sku, price, order, variations }: ProductValues, t: Says) {
  const isBlank = (text = '') => text.trim() === ''
  return {
    ...(isBlank(translations.en?.['name']) && { translations: t('check.name') }),
    ...(isBlank(sku) && { sku: t('check.sku') }),
    ...(price === null && { price: t('check.price') }),
    ...(order.some((key) => isBlank(variations[key]?.texts.en?.['name'])) && { variations: t('check.variation') }),
  }
}
