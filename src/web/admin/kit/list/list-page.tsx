import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import type { SavedView } from '#contract/saved-views.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import type { MenuItem } from '#web/ui/menu-popup.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { DownloadIcon } from '#web/ui/icons.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { useKeys } from '../keys/keyboard.tsx'
import { usePageActions } from '../palette/actions.tsx'
import { AdminHeading } from '../../admin-heading.tsx'
import type { StaffTopic } from '#contract/live.ts'
import { useStaffTopic } from '../../live/use-staff-topic.ts'
import { BulkBar } from './bulk-bar.tsx'
import { ColumnMenu } from './column-menu.tsx'
import type { FilterValues } from './filter-panel.tsx'
import { useFreshRows } from './fresh-rows.ts'
import { type List, type PlainQuery } from './list-address.ts'
import { ListCards } from './list-cards.tsx'
import { ListFilters } from './list-filters.tsx'
import { ListFooter } from './list-footer.tsx'
import type { BulkAction, BulkFile, Card, Column, FilterField, ListView, RowActions } from './list-parts.ts'
import { ListSearch } from './list-search.tsx'
import { ListTable } from './list-table.tsx'
import { ListViews } from './list-views.tsx'
import { type NothingListedProps, NothingListed } from './nothing-listed.tsx'
import { useSelection } from './selection.ts'
import { useActiveFilters } from './use-active-filters.ts'
import { useAskedQuery } from './use-asked-query.ts'
import { useNoteListed } from './neighbours.ts'
import { focusRow, useRowKeys } from './use-row-keys.ts'
import { useViewTabs } from './use-view-tabs.ts'
import { ViewMenu } from './view-menu.tsx'

const Peek = lazy(() => import('./peek.tsx').then((module) => ({ default: module.Peek })))

export type Listed<Query> = {
  query: Query
  total: number
  limit: number
  loadedAt: string
  views: SavedView[]
  /** Number of rows by a view's filters. Empty where rows are not counted. */
  counts: Readonly<Record<string, number>>
}

export type ListPageProps<Query extends PlainQuery, Row> = {
  list: List<Query>
  /** From `useListed`. */
  listed: Listed<Query> & { readAgain: () => Promise<void>; isReading: () => boolean }
  rows: readonly Row[]
  /** Topic of the notifications about these rows. */
  topic?: StaffTopic
  title: string
  search: { label: string; placeholder: string }
  none: NothingListedProps['none']
  noneFound: string
  idOf: (row: Row) => string
  nameOf: (row: Row) => string
  addressOf?: (row: Row) => string
  /** Renders the preview of a row that Space opens. Call `close` after a decision in it. */
  peekOf?: (row: Row, close: () => void) => ReactNode
  columns: readonly Column<Row>[]
  cardOf: (row: Row) => Card
  filters?: readonly FilterField[]
  views?: readonly ListView[]
  bulk?: readonly BulkAction<Row>[]
  bulkFiles?: readonly BulkFile<Row>[]
  actionsOf?: RowActions<Row>
  fileTo?: string
  create?: { label: string; to: string }
  aside?: ReactNode
  above?: ReactNode
  /** Replaces the heading and its buttons, where the list is one of several screens of a record. */
  head?: ReactNode
}

/** A complete list of the back office: views, search, filters, rows, selection and paging, configured by its props. */
export function ListPage<Query extends PlainQuery, Row>(props: ListPageProps<Query, Row>) {
  const {
    list,
    listed,
    title,
    idOf,
    nameOf,
    addressOf,
    columns,
    filters = [],
    bulk = [],
    actionsOf,
    fileTo,
    create,
    above,
    aside,
    head,
  } = props
  const { query, total, limit, loadedAt, views, counts, readAgain } = listed
  const t = useMessages('admin-list')
  const isLoading = useNavigation().state === 'loading'
  const { asked, askedNow } = useAskedQuery(list.address(query), query, list.read)
  const navigate = useNavigate()
  const [isPointedAt, setPointedAt] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const [peekedId, setPeekedId] = useState<string>()
  useStaffTopic(props.topic, () => void readAgain(), listed.isReading)

  const meant = list.viewOf({ ...query, hide: undefined })
  const choice = useSelection(meant, props.rows, idOf)
  const isChosen = choice.all !== undefined || choice.rows.length > 0
  const fresh = useFreshRows(`${meant}#${query.page}`, props.rows, idOf, isPointedAt || isChosen)
  const selection = bulk.length > 0 ? choice : undefined
  const peeked = fresh.rows.find((row) => idOf(row) === peekedId)
  const hidden = query.hide?.split(',').filter((key) => columns.some((column) => column.key === key)) ?? []
  const shownColumns = columns.filter(({ key }, index) => index === 0 || !hidden.includes(key))
  const values = asked as unknown as FilterValues
  const active = useActiveFilters(list, query, filters)
  const { tabs, opened, isKnown } = useViewTabs(list, query, props.views ?? [], views, counts)
  const pageTo = (page: number) => list.address(query, { page })
  const pageCount = Math.ceil(total / limit)
  usePageActions(fileTo ? [{ key: 'file', label: `${title}: ${t('export')}`, act: () => window.location.assign(fileTo) }] : [])
  useKeys(create ? [{ keys: 'c', label: create.label, group: 'list', act: () => void navigate(create.to) }] : [])
  useNoteListed(addressOf ? fresh.rows.map(addressOf) : [])
  useRowKeys({
    rows: fresh.rows,
    idOf,
    addressOf,
    selection,
    hasActions: actionsOf !== undefined,
    onPeek: props.peekOf && setPeekedId,
    hasEdits: columns.some(({ edit }) => edit),
    previous: query.page > 1 ? pageTo(query.page - 1) : undefined,
    next: query.page < pageCount ? pageTo(query.page + 1) : undefined,
  })
  /** Moves the focus to the row. The dialog would return it to the row's first focusable element, a checkbox. */
  function endPeek() {
    setPeekedId(undefined)
    if (peekedId !== undefined) requestAnimationFrame(() => focusRow(peekedId))
  }
  function reload() {
    // A hint may have brought the change already. The next reading then equals it and shows nothing new.
    fresh.show()
    fresh.letMove()
    void readAgain()
  }
  const ownActionsOf: typeof actionsOf =
    actionsOf && ((row) => actionsOf(row).map((item) => (item === 'line' ? item : before(item, fresh.letMove))))
  const shown = { caption: title, rows: fresh.rows, changed: fresh.changed, isLoading, idOf, nameOf, addressOf }

  return (
    <div className="grid grid-cols-1 gap-4">
      {head ?? (
        <AdminHeading
          aside={
            <div className="flex flex-wrap items-center gap-2.5">
              {fileTo && (
                <ButtonLink reloadDocument tone="quiet" size="dense" to={fileTo}>
                  <DownloadIcon className="size-4" />
                  {t('export')}
                </ButtonLink>
              )}
              {aside}
              {create && (
                <ButtonLink size="dense" to={create.to}>
                  {create.label}
                  <span className="max-sm:hidden">
                    <Kbd onCloth>c</Kbd>
                  </span>
                </ButtonLink>
              )}
            </div>
          }
        >
          {title}
        </AdminHeading>
      )}
      {above}
      <ListViews tabs={tabs} />
      <div className="flex flex-wrap items-center gap-2.5 print:hidden">
        <ListSearch {...props.search} value={query.q} addressOf={(q) => list.address(askedNow(), { q })} />
        <ListFilters
          fields={filters}
          values={values}
          active={active.filter(({ name }) => name !== 'q')}
          addressOf={(change) => list.address(askedNow(), change)}
          clearTo={list.cleared(asked)}
          total={total}
        />
        {selection && (
          <Button
            tone="quiet"
            size="small"
            className="shrink-0 sm:hidden"
            aria-pressed={isChoosing}
            onClick={() => setChoosing(!isChoosing)}
          >
            {isChoosing ? t('choose.end') : t('choose.begin')}
          </Button>
        )}
        <div className="ml-auto flex items-center gap-1.5 max-sm:hidden">
          <ColumnMenu columns={columns} hidden={hidden} addressOf={(keys) => list.address(query, { hide: keys.join() || undefined })} />
          <ViewMenu
            list={list.name}
            query={list.viewOf(query)}
            opened={opened}
            isKnown={isKnown}
            addressOf={(view) => list.address(list.read(new URLSearchParams(view)))}
          />
        </div>
      </div>
      <div onPointerEnter={() => setPointedAt(true)} onPointerLeave={() => setPointedAt(false)} className="grid grid-cols-1 gap-2">
        <div aria-live="polite" className="empty:hidden">
          {fresh.waiting > 0 && (
            <button
              type="button"
              onClick={fresh.show}
              className="press w-full rounded-edge bg-proof-ground px-4 py-2 text-left font-bold text-proof hover:underline"
            >
              {t('waiting', { count: fresh.waiting })}
            </button>
          )}
        </div>
        {fresh.rows.length === 0 ? (
          <NothingListed none={props.none} noneFound={props.noneFound} filters={active} clearTo={list.cleared(query)} />
        ) : (
          <>
            <ListTable
              {...shown}
              columns={shownColumns}
              query={query}
              sortTo={(sort, order) => list.address(query, { sort, order })}
              selection={selection}
              actionsOf={ownActionsOf}
            />
            <ListCards {...shown} cardOf={props.cardOf} selection={isChoosing ? selection : undefined} />
          </>
        )}
      </div>
      {selection && (
        <BulkBar
          actions={bulk}
          files={props.bulkFiles}
          selection={selection}
          idOf={idOf}
          nameOf={nameOf}
          total={total}
          onDone={() => {
            setChoosing(false)
            reload()
          }}
        />
      )}
      <ListFooter
        page={query.page}
        limit={limit}
        total={total}
        addressOf={pageTo}
        loadedAt={loadedAt}
        isLive={props.topic !== undefined}
        onRetry={reload}
      />
      {peeked !== undefined && (
        <Suspense>
          <Peek name={nameOf(peeked)} to={addressOf?.(peeked)} onClose={endPeek}>
            {props.peekOf?.(peeked, endPeek)}
          </Peek>
        </Suspense>
      )}
    </div>
  )
}

function before(item: MenuItem, act: () => void): MenuItem {
  const { onSelect } = item
  return onSelect ? { ...item, onSelect: () => (act(), onSelect()) } : item
}
