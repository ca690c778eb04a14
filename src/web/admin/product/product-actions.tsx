import { lazy, Suspense, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { AdminProduct } from '#contract/admin-products.ts'
import * as adminProducts from '#contract/calls/admin-products.gen.ts'
import { pages } from '#contract/pages.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { send } from '#web/browser/calls/send.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ChevronDownIcon, ExternalIcon } from '#web/ui/icons.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { usePageActions } from '../kit/palette/actions.tsx'
import { sentenceOfError } from '../kit/sentence-of-error.ts'
import { useUndo } from '../kit/undo/use-undo.ts'

const DeleteDialog = lazy(() => import('./delete-dialog.tsx').then((module) => ({ default: module.DeleteDialog })))

/** What can be done with a product as a whole. Archiving can be undone; deleting can't, so it asks. */
export function ProductActions({ product }: { product: AdminProduct }) {
  const t = useMessages('admin-product')
  const common = useMessages('admin')
  const language = useLanguage()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { offerUndo } = useUndo()
  const [isAsking, setAsking] = useState(false)
  const { id, name, status, slug, ordered_count: ordered } = product

  async function act(doing: () => Promise<unknown>) {
    try {
      await doing()
    } catch (error) {
      showToast({ title: sentenceOfError(error, common('failed.network')), tone: 'error' })
    }
  }

  const copy = () =>
    act(async () => {
      const made = await send(adminProducts.copy, { id }, { language, timeoutMs: 15_000 })
      showToast({ title: t('actions.copied', { sku: made.sku }), tone: 'success' })
      await navigate(pages.adminProduct(made.id))
    })

  async function setStatus(next: AdminProduct['status']) {
    await send(adminProducts.change, { params: { id }, body: { status: next } }, { language })
    await revalidate()
  }
  const archive = () =>
    act(async () => {
      await setStatus('archived')
      offerUndo({ title: t('actions.archived', { name }), undo: () => setStatus(status), undone: t('actions.unarchived', { name }) })
    })

  const remove = () =>
    act(async () => {
      await send(adminProducts.remove, { id }, { language })
      showToast({ title: t('actions.deleted', { name }), tone: 'success' })
      await navigate(pages.adminProducts(), { replace: true })
    })

  usePageActions([
    { key: 'copy', label: t('actions.copy'), act: () => void copy() },
    ...(status === 'archived' ? [] : [{ key: 'archive', label: t('actions.archive'), act: () => void archive() }]),
  ])
  return (
    <div className="flex flex-wrap items-center gap-2">
      {status === 'active' && (
        <ButtonLink tone="quiet" size="dense" to={pages.product(slug)}>
          <ExternalIcon className="size-4" />
          {t('actions.see')}
        </ButtonLink>
      )}
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
            ? { key: 'unarchive', label: t('actions.unarchive'), onSelect: () => void act(() => setStatus('draft')) }
            : { key: 'archive', label: t('actions.archive'), onSelect: () => void archive() },
          'line',
          { key: 'delete', label: t('actions.delete'), danger: true, onSelect: () => setAsking(true) },
        ]}
      />
      <Suspense>
        {isAsking && (
          <DeleteDialog
            name={name}
            ordered={ordered}
            onClose={() => setAsking(false)}
            onDelete={() => {
              setAsking(false)
              void (ordered > 0 ? archive() : remove())
            }}
          />
        )}
      </Suspense>
    </div>
  )
}
