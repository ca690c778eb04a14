import { lazy, Suspense, useState } from 'react'
import { mostCounted } from '#contract/rules/list-limits.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { formatNumber } from '#contract/messages/format.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ChevronDownIcon, CloseIcon } from '#web/ui/icons.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { useKeys } from '../keys/keyboard.tsx'
import type { BulkAction, BulkFile } from './list-parts.ts'
import type { Selection } from './selection.ts'

const BulkDialog = lazy(() => import('./bulk-dialog.tsx').then((module) => ({ default: module.BulkDialog })))

export type BulkBarProps<Row> = {
  actions: readonly BulkAction<Row>[]
  files?: readonly BulkFile<Row>[] | undefined
  selection: Selection<Row>
  idOf: (row: Row) => string
  nameOf: (row: Row) => string
  total: number
  onDone: () => void
}

export function BulkBar<Row>({ actions, files = [], selection, idOf, nameOf, total, onDone }: BulkBarProps<Row>) {
  const t = useMessages('admin-list')
  const language = useLanguage()
  const [askedKey, setAskedKey] = useState<string>()
  const asked = actions.find(({ key }) => key === askedKey)
  const count = selection.all ?? selection.rows.length
  const isOpen = count > 0
  const canAll = selection.all === undefined && total > selection.rows.length && actions.every(({ findAll }) => findAll)
  const offered = actions.map((action) => ({ action, isPossible: selection.all !== undefined || selection.rows.some(action.fits) }))

  useKeys(isOpen ? [{ keys: 'escape', label: t('bulk.drop'), group: 'list', act: selection.clear }] : [])

  if (!isOpen && !asked) return <div aria-live="polite" />
  return (
    <>
      <div
        data-bulk
        aria-live="polite"
        className="on-cloth sticky bottom-2 z-20 flex flex-wrap items-center gap-x-1 gap-y-1 rounded-edge bg-night px-4 py-2 text-bone shadow-float max-sm:px-2 dark:ring-1 dark:ring-night-raised max-md:bottom-18 print:hidden"
      >
        <span className="figures mr-3 font-bold max-sm:mr-0 max-sm:pl-2">
          {selection.all === undefined ? t('bulk.selected', { count }) : t('bulk.allSelected', { count })}
        </span>
        {canAll && (
          <button type="button" data-bulk-all className={linkLook} onClick={() => selection.chooseAll(Math.min(total, mostCounted))}>
            {total < mostCounted
              ? t('bulk.selectAll', { total: formatNumber(language, total) })
              : t('bulk.selectMost', { total: formatNumber(language, mostCounted) })}
          </button>
        )}
        <span aria-hidden="true" className="mx-2 h-6 w-px bg-night-raised max-sm:hidden" />
        {offered.map(({ action, isPossible }) => (
          <button
            key={action.key}
            type="button"
            disabled={!isPossible}
            title={isPossible ? undefined : t('bulk.nonePossible')}
            className={classNames(linkLook, 'max-sm:hidden', action.danger && 'text-[#f7b1ba]')}
            onClick={() => setAskedKey(action.key)}
          >
            {action.label}
          </button>
        ))}
        {selection.all === undefined &&
          files.map(({ key, label, most, addressOf }) => (
            <a
              key={key}
              href={addressOf(selection.rows.slice(0, most))}
              target="_blank"
              rel="noreferrer"
              className={classNames(linkLook, 'inline-flex items-center')}
            >
              {label}
            </a>
          ))}
        <span className="sm:hidden">
          <Menu
            trigger={
              <button type="button" className={classNames(linkLook, 'inline-flex items-center gap-2')}>
                {t('bulk.actions')}
                <ChevronDownIcon className="size-4" />
              </button>
            }
            items={offered.map(({ action, isPossible }) => ({
              key: action.key,
              label: action.label,
              danger: action.danger ?? false,
              disabled: !isPossible,
              onSelect: () => setAskedKey(action.key),
            }))}
          />
        </span>
        <button type="button" className={classNames(linkLook, 'ml-auto inline-flex items-center gap-2')} onClick={selection.clear}>
          <CloseIcon className="size-4 sm:hidden" />
          <span className="max-sm:hidden">
            <Kbd onCloth>Esc</Kbd>
          </span>
          <span className="max-sm:sr-only">{t('bulk.drop')}</span>
        </button>
      </div>
      {asked && (
        <Suspense>
          <BulkDialog
            action={asked}
            rows={
              selection.all === undefined
                ? selection.rows.filter(asked.fits).map((row) => ({ id: idOf(row), name: nameOf(row), version: asked.versionOf(row) }))
                : undefined
            }
            preview={asked.preview?.(selection.rows.filter(asked.fits), count)}
            warning={asked.warning?.(selection.all === undefined ? selection.rows.filter(asked.fits) : undefined)}
            undoable={selection.all === undefined ? asked.undo?.(selection.rows.filter(asked.fits)) : undefined}
            onClose={() => setAskedKey(undefined)}
            onDone={() => {
              setAskedKey(undefined)
              selection.clear()
              onDone()
            }}
          />
        </Suspense>
      )}
    </>
  )
}

const linkLook =
  'press min-h-9 rounded-edge px-3 max-sm:px-2 font-bold hover:bg-night-raised disabled:cursor-not-allowed disabled:font-normal disabled:text-night-text disabled:hover:bg-transparent'
