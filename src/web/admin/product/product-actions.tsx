import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import type { AdminProduct } from '#contract/admin-products.ts'
import * as adminProducts from '#contract/calls/admin-products.gen.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ChevronDownIcon, ExternalIcon } from '#web/ui/icons.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { usePageActions } from '../kit/palette/actions.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'

const AskDialog = lazy(() => import('../kit/edit/ask-dialog.tsx').then((module) => ({ default: module.AskDialog })))

/** Actions on the whole product. Archiving can be undone. Deleting can't, so it asks first, and an ordered product is archived instead. */
export function ProductActions({ product }: { product: AdminProduct }) {
  const t = useMessages('admin-product')
  const navigate = useNavigate()
  const copying = useWrite(adminProducts.copy)
  const changing = useWrite(adminProducts.change)
  const removing = useWrite(adminProducts.remove)
  const [isAsking, setAsking] = useState(false)
  const { id, name, status, ordered_count: ordered } = product

  const copy = () =>
    copying.act({ id }, { done: ({ sku }) => t('actions.copied', { sku }), next: (made) => navigate(adminPages.product(made.id)) })
  const to = (next: AdminProduct['status']) => ({ params: { id }, body: { status: next } })
  const archive = () =>
    changing.act(to('archived'), {
      done: t('actions.archived', { name }),
      undo: { input: to(status), undone: t('actions.unarchived', { name }) },
    })
  const remove = () =>
    removing.act({ id }, { done: t('actions.deleted', { name }), next: () => navigate(adminPages.products(), { replace: true }) })

  usePageActions([
    { key: 'copy', label: t('actions.copy'), act: () => void copy() },
    ...(status === 'archived' ? [] : [{ key: 'archive', label: t('actions.archive'), act: () => void archive() }]),
  ])
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ButtonLink tone="quiet" size="dense" to={adminPages.productPreview(id)} target="_blank">
        <ExternalIcon className="size-4" />
        {t('actions.see')}
      </ButtonLink>
      <Menu
        dense
        trigger={
          <Button tone="quiet" size="dense">
            {t('actions.more')}
            <ChevronDownIcon className="size-4" />
          </Button>
        }
        items={[
          { key: 'copy', label: t('actions.copy'), onSelect: () => void copy() },
          status === 'archived'
            ? { key: 'unarchive', label: t('actions.unarchive'), onSelect: () => void changing.act(to('draft')) }
            : { key: 'archive', label: t('actions.archive'), onSelect: () => void archive() },
          'line',
          { key: 'delete', label: t('actions.delete'), danger: true, onSelect: () => setAsking(true) },
        ]}
      />
      <Suspense>
        {isAsking && (
          <AskDialog
            {...(ordered > 0
              ? { title: t('delete.archiveTitle', { name }), text: t('delete.ordered', { count: ordered }), confirm: t('actions.archive') }
              : { title: t('delete.title', { name }), text: t('delete.text'), confirm: t('delete.confirm', { name }) })}
            isHarmless={ordered > 0}
            onClose={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false)
              void (ordered > 0 ? archive() : remove())
            }}
          />
        )}
      </Suspense>
    </div>
  )
}
