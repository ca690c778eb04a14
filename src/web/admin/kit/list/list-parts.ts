import type { ReactNode } from 'react'
import type { BulkAnswer, ExpectedVersions } from '#contract/lists.ts'
import type { MenuItem } from '#web/ui/menu-popup.tsx'
import type { CellEdit } from './editable-cell.tsx'

/** The first column links to the row's page. */
export type Column<Row> = {
  key: string
  heading: string
  cell: (row: Row) => ReactNode
  /** The sort key of its heading, one of the list's `sorts`. */
  sort?: string
  figures?: boolean
  quiet?: boolean
  bold?: boolean
  /** Smallest window width that shows the column. */
  from?: 'lg' | 'xl' | '2xl'
  /** Class of the maximum width. Longer texts take two lines. */
  width?: string
  /** Text that people typed, in any language. Browsers must not translate it. */
  typed?: boolean
  edit?: CellEdit<Row>
}

/** A row on a phone. Its name is on a separate first line. `typed`: the first of `lines` is text that people typed. */
export type Card = { lines: readonly ReactNode[]; typed?: boolean; figure?: ReactNode; chip?: ReactNode }

export type FilterField =
  /** For a product, `options` has only the chosen one. Others are found by search. */
  | { kind?: 'choice' | 'product'; name: string; label: string; options: readonly { value: string; label: string }[] }
  /** Two query parameters, `from` and `to`. */
  | { kind: 'days'; name: 'from'; label: string }

/** A predefined view with a tab. `query` has the parameters that differ from the full list. */
export type ListView = { label: string; query: Readonly<Record<string, string>>; count?: number | undefined }

export type BulkAction<Row> = {
  key: string
  label: string
  danger?: boolean
  /** Whether the action applies to a row. Other selected rows are left unchanged. */
  fits: (row: Row) => boolean
  /** When the row was last changed, as read here. */
  versionOf: (row: Row) => string
  /** Returns the ids of all rows of the current filter to which the action applies. */
  findAll?: () => Promise<readonly string[]>
  title: (count: number) => string
  /** Label of the confirming button, where the action's label is a noun. */
  confirm?: string
  /** Label of the button that changes nothing, where "Cancel" could be read as the action. */
  keep?: string
  consequence: string
  /** Warns of further consequences for these rows. Undefined rows: every row of the filter. */
  warning?: (rows: readonly Row[] | undefined) => string | undefined
  done: (count: number) => string
  /** `read`: when each row was read, so a row changed since is refused. Rows chosen by the filter alone have no entry. */
  send: (ids: readonly string[], read: ExpectedVersions) => Promise<BulkAnswer>
  /** Fields to fill in before the action. */
  form?: ReactNode
  /** Shows the effect on the first selected rows, instead of their names. `count`: number of all affected rows. */
  preview?: (rows: readonly Row[], count: number) => ReactNode
  /** False disables the action until the form is filled in. */
  isReady?: boolean
  /** Prepares the undo before the action runs. Returns undefined where it cannot be undone. */
  undo?: (rows: readonly Row[]) => BulkUndo | undefined
}
export type BulkUndo = { undo: () => Promise<unknown>; undone: string }

/** A file made from the selected rows, such as one to print. It changes no row and opens separately. */
export type BulkFile<Row> = { key: string; label: string; most: number; addressOf: (rows: readonly Row[]) => string }

export type RowActions<Row> = (row: Row) => readonly (MenuItem | 'line')[]
