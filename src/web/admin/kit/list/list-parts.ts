import type { ReactNode } from 'react'
import type { BulkAnswer, ExpectedVersions } from '#contract/lists.ts'
import type { MenuItem } from '#web/ui/menu-popup.tsx'
import type { CellEdit } from './editable-cell.tsx'

/** The first column leads to the row's page. */
export type Column<Row> = {
  key: string
  heading: string
  cell: (row: Row) => ReactNode
  /** By what its heading sorts: a word of the list's `sorts`. */
  sort?: string
  figures?: boolean
  quiet?: boolean
  bold?: boolean
  /** Left out in narrower windows. */
  from?: 'lg' | 'xl' | '2xl'
  /** As wide as this at most; longer texts take two lines. */
  width?: string
  /** What people typed, in whatever language: not for a browser to translate. */
  typed?: boolean
  edit?: CellEdit<Row>
}

/** A row on a phone: its name comes first, on a line of its own. `typed`: the first line is what people typed. */
export type Card = { lines: readonly ReactNode[]; typed?: boolean; figure?: ReactNode; chip?: ReactNode }

export type FilterField =
  /** Of a product the options hold the chosen one alone: others are found by typing. */
  | { kind?: 'choice' | 'product'; name: string; label: string; options: readonly { value: string; label: string }[] }
  /** Two fields of the address, `from` and `to`. */
  | { kind: 'days'; name: 'from'; label: string }

/** A part of the list worth a tab: how its address differs from that of everything. */
export type ListView = { label: string; query: Readonly<Record<string, string>>; count?: number | undefined }

export type BulkAction<Row> = {
  key: string
  label: string
  danger?: boolean
  /** Rows that it can be done with; others among the selected are left as they are. */
  fits: (row: Row) => boolean
  /** When the row was last changed, as it is read here. */
  versionOf: (row: Row) => string
  /** The ids of all rows of the present filter that it can be done with. */
  findAll?: () => Promise<readonly string[]>
  title: (count: number) => string
  /** What the button says that does it, where the action's label is a noun. */
  confirm?: string
  consequence: string
  /** What these rows make it cost besides; undefined rows: every one of the filter. */
  warning?: (rows: readonly Row[] | undefined) => string | undefined
  done: (count: number) => string
  /** `read`: when each was read, so that one that was changed since is refused; nothing of rows that the filter alone means. */
  send: (ids: readonly string[], read: ExpectedVersions) => Promise<BulkAnswer>
  /** What it must be told first. */
  form?: ReactNode
  /** What becomes of the first of the chosen rows, instead of their names; `count`: of all that are meant. */
  preview?: (rows: readonly Row[], count: number) => ReactNode
  /** While it has not been told, it can't be done. */
  isReady?: boolean
  /** How it is taken back, found out before it is done; undefined where it can't be. */
  undo?: (rows: readonly Row[]) => BulkUndo | undefined
}
export type BulkUndo = { undo: () => Promise<unknown>; undone: string }

/** Something made of the chosen rows that changes none of them, such as a file to print; opened beside the list. */
export type BulkFile<Row> = { key: string; label: string; most: number; addressOf: (rows: readonly Row[]) => string }

export type RowActions<Row> = (row: Row) => readonly (MenuItem | 'line')[]
