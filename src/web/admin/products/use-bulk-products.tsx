import { useState } from 'react'
import type { AdminProduct, BulkProductChange } from '#contract/admin-products.ts'
import * as adminProducts from '#contract/calls/admin-products.gen.ts'
import type { Category } from '#contract/catalog.ts'
import { send } from '#web/browser/calls/send.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { NumberField } from '../kit/fields/number-field.tsx'
import type { BulkAction, BulkUndo } from '../kit/list/list-parts.ts'
import { filterOf, type ProductsQuery } from './products-list.ts'

const timeoutMs = 60_000
const statuses = ['active', 'draft'] as const
/** A choice of its own: made to order by no type. */
const noType = 'none'
type Named = { id: string; name: string }

/** What can be done with many products at once; prices that were rounded can't be taken back exactly, everything else can. */
export function useBulkProducts(
  query: ProductsQuery,
  categories: readonly Category[],
  productTypes: readonly Named[],
): BulkAction<AdminProduct>[] {
  const t = useMessages('admin-products')
  const language = useLanguage()
  const [percent, setPercent] = useState<number | null>(null)
  const [status, setStatus] = useState<(typeof statuses)[number]>('active')
  const [categoryId, setCategoryId] = useState('')
  const [typeId, setTypeId] = useState('')
  const [added, setAdded] = useState('')
  const [removed, setRemoved] = useState('')
  const [tagsAdd, tagsRemove] = [tagsOf(added), tagsOf(removed)]

  const change = (ids: readonly string[], changed: BulkProductChange) =>
    send(adminProducts.changeMany, { ids: [...ids], change: changed }, { language, timeoutMs })

  const findAll = async () => (await send(adminProducts.ids, filterOf(query), { language, timeoutMs })).ids

  /** Puts each row back by what it was before. */
  function backTo(rows: readonly AdminProduct[], changeOf: (row: AdminProduct) => BulkProductChange | undefined): BulkUndo {
    const groups = Map.groupBy(rows, (row) => JSON.stringify(changeOf(row)))
    return {
      undone: t('bulk.undone', { count: rows.length }),
      undo: async () => {
        for (const group of groups.values()) {
          const back = group[0] && changeOf(group[0])
          if (back)
            await change(
              group.map(({ id }) => id),
              back,
            )
        }
      },
    }
  }

  return [
    {
      key: 'price',
      label: t('bulk.price.action'),
      fits: () => true,
      findAll,
      title: (count) => t('bulk.price.title', { count }),
      consequence: t('bulk.price.consequence'),
      done: (count) => t('bulk.price.done', { count }),
      send: (ids) => change(ids, { price_percent: percent ?? 0 }),
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
      fits: () => true,
      findAll,
      title: (count) => t('bulk.status.title', { count }),
      consequence: t(`bulk.status.consequence.${status}`),
      done: (count) => t('bulk.status.done', { count }),
      send: (ids) => change(ids, { status }),
      undo: (rows) => backTo(rows, (row) => ({ status: row.status })),
      form: (
        <SelectField
          label={t('column.status')}
          size="dense"
          value={status}
          onChange={(event) => setStatus(statuses.find((one) => one === event.target.value) ?? 'active')}
        >
          {statuses.map((one) => (
            <option key={one} value={one}>
              {t(`status.${one}`)}
            </option>
          ))}
        </SelectField>
      ),
    },
    {
      key: 'category',
      label: t('bulk.category.action'),
      fits: () => true,
      findAll,
      title: (count) => t('bulk.category.title', { count }),
      consequence: t('bulk.category.consequence'),
      done: (count) => t('bulk.category.done', { count }),
      send: (ids) => change(ids, { category_id: categoryId }),
      isReady: categoryId !== '',
      undo: (rows) =>
        rows.every(({ category_ids }) => category_ids.includes(categoryId))
          ? backTo(rows, ({ category_id }) => (category_id === null ? undefined : { category_id }))
          : undefined,
      form: (
        <SelectField label={t('column.category')} size="dense" value={categoryId} onChange={(event) => setCategoryId(event.target.value)}>
          <option value="">{t('bulk.category.choose')}</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      ),
    },
    ...(productTypes.length > 0
      ? [
          {
            key: 'product_type',
            label: t('bulk.type.action'),
            fits: () => true,
            findAll,
            title: (count: number) => t('bulk.type.title', { count }),
            consequence: t('bulk.type.consequence'),
            done: (count: number) => t('bulk.type.done', { count }),
            send: (ids: readonly string[]) => change(ids, { product_type_id: typeId === noType ? null : typeId }),
            isReady: typeId !== '',
            undo: (rows: readonly AdminProduct[]) => backTo(rows, ({ product_type_id }) => ({ product_type_id })),
            form: (
              <SelectField label={t('column.productType')} size="dense" value={typeId} onChange={(event) => setTypeId(event.target.value)}>
                <option value="">{t('bulk.type.choose')}</option>
                <option value={noType}>{t('bulk.type.none')}</option>
                {productTypes.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </SelectField>
            ),
          },
        ]
      : []),
    {
      key: 'tags',
      label: t('bulk.tags.action'),
      fits: () => true,
      findAll,
      title: (count) => t('bulk.tags.title', { count }),
      consequence: t('bulk.tags.consequence'),
      done: (count) => t('bulk.tags.done', { count }),
      send: (ids) =>
        change(ids, { ...(tagsAdd.length > 0 && { tags_add: tagsAdd }), ...(tagsRemove.length > 0 && { tags_remove: tagsRemove }) }),
      isReady: tagsAdd.length + tagsRemove.length > 0,
      form: (
        <div className="grid gap-4">
          <TextField label={t('bulk.tags.add')} size="dense" value={added} onChange={(event) => setAdded(event.target.value)} />
          <TextField label={t('bulk.tags.remove')} size="dense" value={removed} onChange={(event) => setRemoved(event.target.value)} />
        </div>
      ),
    },
    {
      key: 'archive',
      label: t('bulk.archive.action'),
      danger: true,
      fits: (row) => row.status !== 'archived',
      findAll: () => (query.status === 'archived' ? Promise.resolve([]) : findAll()),
      title: (count) => t('bulk.archive.title', { count }),
      consequence: t('bulk.archive.consequence'),
      done: (count) => t('bulk.archive.done', { count }),
      send: (ids) => change(ids, { status: 'archived' }),
      undo: (rows) => backTo(rows, (row) => ({ status: row.status })),
    },
  ]
}

function tagsOf(typed: string): string[] {
  return [...new Set(typed.split(',').flatMap((tag) => tag.trim() || []))]
}
