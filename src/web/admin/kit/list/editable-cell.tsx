import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { CheckIcon, SpinnerIcon } from '#web/ui/icons.tsx'
import { showToast } from '#web/ui/toasts.ts'
import { sentenceOfError } from '../sentence-of-error.ts'
import { useUndo } from '../undo/use-undo.ts'

export type CellEdit<Row> = {
  label: string
  textOf: (row: Row) => string
  inputMode?: 'text' | 'decimal' | 'numeric'
  /** Returns an error message for invalid text. */
  check?: (text: string) => string | undefined
  /** Resolves when saved. The implementation must read the list again. */
  save: (row: Row, text: string) => Promise<void>
}

export type EditableCellProps<Row> = { row: Row; edit: CellEdit<Row>; name: string; figures?: boolean | undefined; children: ReactNode }

const savedMs = 2000

/** A cell that can be edited: Enter or a click starts, Enter saves, Tab saves and moves on, Escape cancels. A save can be undone. */
export function EditableCell<Row>({ row, edit, name, figures = false, children }: EditableCellProps<Row>) {
  const t = useMessages('admin-list')
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [state, setState] = useState<'rest' | 'saving' | 'saved'>('rest')
  const button = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const isEditing = typed !== undefined
  const problemId = useId()
  const { offerUndo } = useUndo()

  // The focus returns to the cell only if it has not moved elsewhere during the save.
  const givesBack = useRef(false)
  useEffect(() => {
    if (isEditing) field.current?.select()
    else if (givesBack.current) button.current?.focus()
    givesBack.current = false
  }, [isEditing])
  useEffect(() => {
    if (state !== 'saved') return
    const timer = setTimeout(() => setState('rest'), savedMs)
    return () => clearTimeout(timer)
  }, [state])

  function close() {
    givesBack.current = true
    setTyped(undefined)
    setProblem(undefined)
  }

  async function keep(): Promise<boolean> {
    if (state === 'saving') return true
    const before = edit.textOf(row)
    const text = typed?.trim() ?? before
    if (text === before) {
      setTyped(undefined)
      return true
    }
    const wrong = edit.check?.(text)
    setProblem(wrong)
    if (wrong !== undefined) return false
    setState('saving')
    try {
      await edit.save(row, text)
      setTyped(undefined)
      setState('saved')
      offerUndo({
        title: t('edit.saved', { name, field: edit.label }),
        description: `${before || '–'} → ${text || '–'}`,
        undo: () => edit.save(row, before),
        undone: t('edit.undone', { name, field: edit.label }),
      })
      return true
    } catch (error) {
      setState('rest')
      setProblem(sentenceOfError(error, t('failed')))
      return false
    }
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape') {
      event.preventDefault()
      close()
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      givesBack.current = true
      void keep()
    }
  }

  if (!isEditing)
    return (
      <button
        ref={button}
        type="button"
        data-edit
        onClick={() => setTyped(edit.textOf(row))}
        className={classNames(
          '-mx-2 inline-flex min-h-8 min-w-10 items-center gap-1.5 rounded-edge px-2 hover:shadow-[inset_0_0_0_1.5px_var(--color-edge)]',
          figures && 'justify-end',
        )}
      >
        <span className="sr-only">{t('edit.label', { field: edit.label, name })}</span>
        {state === 'saved' && <CheckIcon className="size-3.5 text-tile" strokeWidth={3} />}
        {children}
      </button>
    )
  return (
    <span className="relative -mx-2 inline-flex">
      <input
        ref={field}
        aria-label={t('edit.field', { field: edit.label, name })}
        aria-invalid={problem !== undefined || undefined}
        aria-errormessage={problem === undefined ? undefined : problemId}
        inputMode={edit.inputMode}
        value={typed}
        readOnly={state === 'saving'}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={handleKey}
        onBlur={() => {
          givesBack.current = false
          void keep().then((isKept) => !isKept && showToast({ title: t('edit.notSaved', { name }), tone: 'error' }))
        }}
        className={classNames('field-edge h-8 w-24 px-2', figures && 'figures text-right')}
      />
      {state === 'saving' && <SpinnerIcon className="absolute top-2 left-2 size-4 animate-spin" />}
      {problem !== undefined && (
        <span
          id={problemId}
          role="alert"
          className="absolute top-full right-0 z-20 mt-1 w-max max-w-64 rounded-edge bg-surface px-3 py-2 text-left whitespace-normal text-pomegranate shadow-float"
        >
          {problem}
        </span>
      )}
    </span>
  )
}
