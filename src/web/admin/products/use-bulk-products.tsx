import { useState } from 'react'
import { readListCell } from '#contract/rules/csv.ts'
import type { BulkProductChange } from '#contract/admin-products.ts'
import type { ExpectedVersions } from '#contract/lists.ts'
import * as adminProducts from '#contract/calls/admin-products.gen.ts'
import type { ListedProduct } from './listed-product.ts'
import { readCurrent } from '#web/browser/query/observe-call.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { NumberField } from '../kit/fields/number-field.tsx'
import { BulkChoice } from '../kit/list/bulk-choice.tsx'
import type { BulkAction } from '../kit/list/list-parts.ts'
import { putBack } from '../kit/list/put-back.ts'
import { PricePreview } from './price-preview.tsx'
import { filterOf, type ProductsQuery } from './products-list.ts'

const timeoutMs = 60_000
const statuses = ['active', 'draft'] as const
/** The option that removes the product type. */
const noType = 'none'
type Named = { id: string; name: string }

/** The bulk actions on products. All can be undone exactly, except price changes that were rounded. */
export function useBulkProducts(
  query: ProductsQuery,
  categories: readonly Named[],
  productTypes: readonly Named[],
): BulkAction<ListedProduct>[] {
  const t = useMessages('admin-products')
  const language = useLanguage()
  const { attempt } = useWrite(adminProducts.changeMany)
  const [percent, setPercent] = useState<number | null>(null)
  const [status, setStatus] = useState<(typeof statuses)[number]>('active')
  const [categoryId, setCategoryId] = useState('')
  const [typeId, setTypeId] = useState('')
  const [added, setAdded] = useState('')
  const [removed, setRemoved] = useState('')
  const [tagsAdd, tagsRemove] = [readListCell(added), readListCell(removed)]

  const change = (ids: readonly string[], changed: BulkProductChange, read?: ExpectedVersions) =>
    attempt({ ids: [...ids], change: changed, expected_updated_at: read }, { timeoutMs })

  const findAll = async () => (await readCurrent(adminProducts.ids, filterOf(query), { language, timeoutMs })).ids

  const backTo = (rows: readonly ListedProduct[], changeOf: (row: ListedProduct) => BulkProductChange | undefined) =>
    putBack(rows, changeOf, change, t('bulk.undone', { count: rows.length }))

  const wordsOf = (act: 'price' | 'category' | 'type' | 'tags' | 'archive') => ({
    label: t(`bulk.${act}.action`),
    ...(act !== 'archive' && { confirm: t(`bulk.${act}.confirm`) }),
    title: (count: number) => t(`bulk.${act}.title`, { count }),
    consequence: t(`bulk.${act}.consequence`),
    done: (count: number) => t(`bulk.${act}.done`, { count }),
    fits: () => true,
    versionOf: ({ updated_at }: ListedProduct) => updated_at,
    findAll,
  })

  const ofType: BulkAction<ListedProduct> = {
    ...wordsOf('type'),
    key: 'product_type',
    send: (ids, read) => change(ids, { product_type_id: typeId === noType ? null : typeId }, read),
    isReady: typeId !== '',
    undo: (rows) => backTo(rows, ({ product_type_id }) => ({ product_type_id })),
    form: (
      <BulkChoice
        label={t('column.productType')}
        value={typeId}
        options={[{ value: '', label: t('bulk.type.choose') }, { value: noType, label: t('bulk.type.none') }, ...optionsOf(productTypes)]}
        onChange={setTypeId}
      />
    ),
  }

  return [
    {
      ...wordsOf('price'),
      key: 'price',
      preview: (rows, count) => <PricePreview rows={rows} percent={percent} count={count} />,
      send: (ids, read) => change(ids, { price_percent: percent ?? 0 }, read),
      isReady: percent !== null && percent !== 0,
      form: (
        <NumberField
          label={t('bulk.price.percent')}
          hint={t('bulk.price.hint')}
          value={percent}
          onChange={setPercent}
          decimals={2}
          least={-99}
          most={1000}
        />
      ),
    },
    {
      key: 'status',
      label: t('bulk.status.action'),
      confirm: t('bulk.status.confirm'),
      fits: () => true,
      versionOf: ({ updated_at }) => updated_at,
      findAll,
      title: (count) => t('bulk.status.title', { count }),
      consequence: t(`bulk.status.consequence.${status}`),
      done: (count) => t('bulk.status.done', { count }),
      send: (ids, read) => change(ids, { status }, read),
      undo: (rows) => backTo(rows, (row) => ({ status: row.status })),
      form: (
        <BulkChoice
          label={t('column.status')}
          value={status}
          options={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
          onChange={setStatus}
        />
      ),
    },
    {
      ...wordsOf('category'),
      key: 'category',
      send: (ids, read) => change(ids, { category_id: categoryId }, read),
      isReady: categoryId !== '',
      undo: (rows) =>
        rows.every(({ category_ids }) => category_ids.includes(categoryId))
          ? backTo(rows, ({ category_id }) => (category_id === null ? undefined : { category_id }))
          : undefined,
      form: (
        <BulkChoice
          label={t('column.category')}
          value={categoryId}
          options={[{ value: '', label: t('bulk.category.choose') }, ...optionsOf(categories)]}
          onChange={setCategoryId}
        />
      ),
    },
    ...(productTypes.length > 0 ? [ofType] : []),
    {
      ...wordsOf('tags'),
      key: 'tags',
      send: (ids, read) =>
        change(ids, { ...(tagsAdd.length > 0 && { tags_add: tagsAdd }), ...(tagsRemove.length > 0 && { tags_remove: tagsRemove }) }, read),
      isReady: tagsAdd.length + tagsRemove.length > 0,
      form: (
        <div className="grid gap-4">
          <TextField label={t('bulk.tags.add')} size="dense" value={added} onChange={(event) => setAdded(event.target.value)} />
          <TextField label={t('bulk.tags.remove')} size="dense" value={removed} onChange={(event) => setRemoved(event.target.value)} />
        </div>
      ),
    },
    {
      ...wordsOf('archive'),
      key: 'archive',
      danger: true,
      fits: (row) => row.status !== 'archived',
      findAll: () => (query.status === 'archived' ? Promise.resolve([]) : findAll()),
      send: (ids, read) => change(ids, { status: 'archived' }, read),
      undo: (rows) => backTo(rows, (row) => ({ status: row.status })),
    },
  ]
}

const optionsOf = (named: readonly Named[]) => named.map(({ id, name }) => ({ value: id, label: name }))
