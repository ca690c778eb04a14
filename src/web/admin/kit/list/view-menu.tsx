import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import * as savedViews from '#contract/calls/saved-views.gen.ts'
import type { SavedView } from '#contract/saved-views.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { ChevronDownIcon } from '#web/ui/icons.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { useWrite } from '#web/browser/calls/use-write.ts'

const ViewDialog = lazy(() => import('./view-dialog.tsx').then((module) => ({ default: module.ViewDialog })))

export type ViewMenuProps = {
  list: string
  query: string
  /** The saved view opened last, even if changed since. */
  opened: SavedView | undefined
  /** The current state equals one of the views. */
  isKnown: boolean
  addressOf: (query: string) => string
}

/** Saves the list's state as a personal view. Changes of an opened view update it or become another view. */
export function ViewMenu({ list, query, opened, isKnown, addressOf }: ViewMenuProps) {
  const t = useMessages('admin-list')
  const navigate = useNavigate()
  const changing = useWrite(savedViews.change)
  const removing = useWrite(savedViews.remove)
  const saving = useWrite(savedViews.save)
  const [asked, setAsked] = useState<'save' | 'rename'>()
  const isChanged = opened !== undefined && opened.query !== query

  const save = (name: string, kept: string) => saving.attempt({ list, name, query: kept })
  const change = ({ id, updated_at }: SavedView, name: string) =>
    changing.attempt({ params: { id }, body: { name, expected_updated_at: updated_at } })

  const handleUpdate = ({ id, name, query: before, updated_at }: SavedView) =>
    changing.act(
      { params: { id }, body: { query, expected_updated_at: updated_at } },
      {
        done: t('views.updated', { name }),
        failed: t('failed'),
        undo: { input: { params: { id }, body: { query: before } }, undone: t('views.putBack', { name }) },
      },
    )

  const handleRemove = ({ id, name, query: before }: SavedView) =>
    removing.act(
      { id },
      {
        done: t('views.removed', { name }),
        failed: t('failed'),
        undo: { act: () => save(name, before), undone: t('views.putBack', { name }) },
      },
    )

  const items = [
    ...(isChanged ? [{ key: 'update', label: t('views.update', { name: opened.name }), onSelect: () => void handleUpdate(opened) }] : []),
    ...(isKnown ? [] : [{ key: 'save', label: t('views.saveAs'), onSelect: () => setAsked('save') }]),
    ...(opened && isKnown
      ? [
          { key: 'rename', label: t('views.rename'), onSelect: () => setAsked('rename') },
          { key: 'remove', label: t('views.remove'), danger: true, onSelect: () => void handleRemove(opened) },
        ]
      : []),
  ]
  return (
    <>
      {items.length === 1 && !isKnown ? (
        <Button tone="quiet" size="dense" onClick={() => setAsked('save')}>
          {t('views.save')}
        </Button>
      ) : (
        items.length > 0 && (
          <Menu
            dense
            trigger={
              <Button tone="quiet" size="dense">
                {t('views.this')}
                <ChevronDownIcon className="size-3.5" />
              </Button>
            }
            items={items}
          />
        )
      )}
      {asked && (
        <Suspense>
          <ViewDialog
            name={asked === 'rename' ? (opened?.name ?? '') : ''}
            save={(name) => (asked === 'rename' && opened ? change(opened, name) : save(name, query))}
            onClose={() => setAsked(undefined)}
            onDone={(view) => {
              setAsked(undefined)
              showToast({ title: t('views.saved', { name: view.name }), tone: 'success' })
              void navigate(addressOf(view.query), { replace: true, preventScrollReset: true })
            }}
          />
        </Suspense>
      )}
    </>
  )
}
