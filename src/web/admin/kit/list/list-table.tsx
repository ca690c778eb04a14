import { type ReactNode, useEffect, useRef } from 'react'
import type { MenuItem } from '#web/ui/menu-popup.tsx'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { CutText } from '#web/ui/cut-text.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { MoreIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'
import { SharedMenu, type SharedMenuHandle, SharedMenuTrigger, useSharedMenu } from '#web/ui/shared-menu.tsx'
import { TableCell } from '#web/ui/table-cell.tsx'
import { TableHeaderCell } from '#web/ui/table-header-cell.tsx'
import { EditableCell } from './editable-cell.tsx'
import type { PlainQuery } from './list-address.ts'
import type { Column } from './list-parts.ts'
import type { Selection } from './selection.ts'

export type ListTableProps<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  changed: ReadonlySet<string>
  isLoading: boolean
  query: Pick<PlainQuery, 'sort' | 'order'>
  sortTo: (sort: string, order: 'asc' | 'desc') => string
  idOf: (row: Row) => string
  nameOf: (row: Row) => string
  addressOf?: ((row: Row) => string) | undefined
  selection: Selection<Row> | undefined
  actionsOf?: ((row: Row) => readonly (MenuItem | 'line')[]) | undefined
}

/** Keeps the name and the menu of a row visible during horizontal scrolling. */
const stays = 'group-not-data-fits/table:sticky z-1 bg-inherit'
const firstStays = (isBesideBox: boolean) =>
  `${stays} group-not-data-fits/table:border-r ${isBesideBox ? 'left-11' : 'left-0 [box-shadow:inherit]'}`
const staysRight = `${stays} right-0 group-not-data-fits/table:border-l`

const shownFrom = { lg: 'max-lg:hidden', xl: 'max-xl:hidden', '2xl': 'max-2xl:hidden' } as const

/** The list on a larger screen: rows of 42 px under a sticky heading. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { caption, columns, rows, changed, isLoading, query, sortTo, idOf, selection, actionsOf } = props
  const t = useMessages('admin-list')
  const frame = useStickyHead()
  const menu = useSharedMenu<Row>()
  const chosen = rows.filter((row) => selection?.has(idOf(row))).length

  return (
    <section
      ref={frame}
      aria-label={caption}
      aria-busy={isLoading || undefined}
      className="group/table relative overflow-x-auto rounded-edge border border-wool bg-surface data-fits:overflow-visible max-sm:hidden print:block print:overflow-visible"
    >
      <table className="w-full border-separate border-spacing-0 text-small whitespace-nowrap">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 z-10">
          <tr className="h-9.5 *:border-b *:border-wool *:bg-surface *:first:rounded-tl-edge *:last:rounded-tr-edge">
            {selection && (
              <th scope="col" className={classNames(stays, 'left-0 w-11 pl-3.5 text-left print:hidden')}>
                <Checkbox
                  dense
                  labelHidden
                  checked={rows.length > 0 && chosen === rows.length}
                  partly={chosen > 0 && chosen < rows.length}
                  onChange={selection.togglePage}
                >
                  {t('selectAll')}
                </Checkbox>
              </th>
            )}
            {columns.map(({ key, heading, sort, figures, from }, index) => {
              const isCurrent = sort !== undefined && query.sort === sort
              return (
                <TableHeaderCell
                  key={key}
                  figures={figures}
                  className={classNames(index === 0 && firstStays(selection !== undefined), from && shownFrom[from])}
                  sortTo={sort && sortTo(sort, isCurrent && query.order === 'desc' ? 'asc' : 'desc')}
                  sorted={isCurrent ? (query.order === 'asc' ? 'ascending' : 'descending') : undefined}
                >
                  {heading}
                </TableHeaderCell>
              )
            })}
            {actionsOf && (
              <TableHeaderCell hidden className={classNames(staysRight, 'w-12 print:hidden')}>
                {t('actions')}
              </TableHeaderCell>
            )}
          </tr>
        </thead>
        <tbody className={classNames('transition-opacity', isLoading && 'opacity-60')}>
          {rows.map((row) => (
            <ListRow
              key={idOf(row)}
              {...props}
              row={row}
              menu={menu}
              isChanged={changed.has(idOf(row))}
              isSelected={selection?.has(idOf(row)) ?? false}
            />
          ))}
        </tbody>
      </table>
      {actionsOf && <SharedMenu dense menu={menu} itemsOf={actionsOf} />}
    </section>
  )
}

type ListRowProps<Row> = ListTableProps<Row> & { row: Row; menu: SharedMenuHandle<Row>; isChanged: boolean; isSelected: boolean }

function ListRow<Row>(props: ListRowProps<Row>) {
  const { row, columns, idOf, nameOf, addressOf, selection, actionsOf, menu, isChanged, isSelected } = props
  const t = useMessages('admin-list')
  const name = nameOf(row)
  return (
    <tr
      data-row={idOf(row)}
      tabIndex={-1}
      data-selected={isSelected || undefined}
      className={classNames(
        'h-10.5 outline-none *:border-b *:border-wool/70 last:*:border-b-0 focus-within:shadow-[inset_3px_0_0_var(--color-lapis)] focus:shadow-[inset_3px_0_0_var(--color-lapis)]',
        isChanged && 'animate-changed',
        isSelected ? 'bg-selected' : 'bg-surface hover:bg-office focus:bg-office',
      )}
    >
      {selection && (
        <TableCell className={classNames(stays, 'left-0 w-11 [box-shadow:inherit] print:hidden')}>
          <Checkbox
            dense
            labelHidden
            checked={isSelected}
            onChange={(event) => selection.toggle(row, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)}
          >
            {t('select', { name })}
          </Checkbox>
        </TableCell>
      )}
      {columns.map(({ key, cell, figures, quiet, bold, from, width, typed, edit }, index) => (
        <TableCell
          key={key}
          figures={figures}
          quiet={quiet}
          className={classNames(
            index === 0 && firstStays(selection !== undefined),
            from && shownFrom[from],
            bold && 'font-bold',
            width && `${width} min-w-32 break-words whitespace-normal`,
          )}
          translate={typed ? 'no' : undefined}
        >
          {index === 0 && addressOf ? (
            <Link
              to={addressOf(row)}
              translate="no"
              className="figures inline-flex min-h-8 max-w-full items-center rounded-chip font-bold text-lapis hover:underline"
            >
              {shown(cell(row), width)}
            </Link>
          ) : edit ? (
            <EditableCell row={row} edit={edit} name={name} figures={figures}>
              {cell(row)}
            </EditableCell>
          ) : (
            shown(cell(row), width)
          )}
        </TableCell>
      ))}
      {actionsOf && (
        <TableCell className={classNames(staysRight, 'w-12 text-right print:hidden')}>
          <SharedMenuTrigger menu={menu} thing={row}>
            <IconButton size="dense" label={t('more', { name })} data-row-menu>
              <MoreIcon className="size-4.5" />
            </IconButton>
          </SharedMenuTrigger>
        </TableCell>
      )}
    </tr>
  )
}

/** Cuts a long text after two lines. The row's page has all of it. */
const shown = (content: ReactNode, width: string | undefined) =>
  width !== undefined && typeof content === 'string' ? <CutText>{content}</CutText> : content

/** A heading is sticky only if no ancestor scrolls, so the frame does not scroll while the table fits. */
function useStickyHead() {
  const frame = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current } = frame
    const table = current?.querySelector('table')
    if (!current || !table) return
    const observer = new ResizeObserver(() => current.toggleAttribute('data-fits', table.scrollWidth <= current.clientWidth))
    observer.observe(current)
    observer.observe(table)
    return () => observer.disconnect()
  }, [])
  return frame
}
