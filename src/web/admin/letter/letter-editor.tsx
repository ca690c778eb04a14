import { otherLanguages, perLanguage } from '#contract/languages.ts'
import { useEffect, useRef, useState } from 'react'
import { letterLengths, mostBlocks, namePlaceholder } from '#contract/rules/letter-limits.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { PlusIcon } from '#web/ui/icons.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { useKeys } from '../kit/keys/keyboard.tsx'
import { SortableList } from '../kit/sortable/sortable-list.tsx'
import { useUndo } from '../kit/undo/use-undo.ts'
import { BlockRowPart } from './block-row-part.tsx'
import { LanguageHeads } from './language-heads.tsx'
import type { Shown } from './letter-columns.ts'
import type { LetterFacts } from './letter-facts.ts'
import { type BlockRow, type BlockType, blockTypes, type ByLanguage, emptyRow, isWritten, type LetterDraft } from './letter-draft.ts'
import { WordsFields } from './words-fields.tsx'

export type LetterEditorProps = {
  draft: LetterDraft
  update: (change: (draft: LetterDraft) => LetterDraft) => void
  facts: LetterFacts
  readers?: ByLanguage<number> | undefined
}

export function LetterEditor({ draft, update, facts, readers }: LetterEditorProps) {
  const t = useMessages('admin-letter')
  const own = useLanguage()
  const { offerUndo } = useUndo()
  const addButton = useRef<HTMLButtonElement>(null)
  const [addedId, setAddedId] = useState<string>()
  const [shown, setShown] = useState<Shown>({ onPhone: 'en', beside: otherLanguages.find((code) => code === own) ?? 'ru' })
  const lines = { subject: t('subject'), preheader: t('preheader') }
  const written = perLanguage((language) => isWritten(draft, language))
  const isFull = draft.rows.length >= mostBlocks
  useKeys(isFull ? [] : [{ keys: '/', label: t('add'), group: 'page', act: () => addButton.current?.click() }])

  // Focuses immediately, so the next keystroke goes to the block and a menu opened next keeps its focus.
  useEffect(() => {
    if (addedId !== undefined) document.querySelector<HTMLElement>(`#block-${CSS.escape(addedId)} :is(input, textarea, select)`)?.focus()
  }, [addedId])

  function changeRow(id: string, change: Partial<BlockRow>) {
    update((letter) => ({ ...letter, rows: letter.rows.map((row) => (row.id === id ? { ...row, ...change } : row)) }))
  }
  function add(type: BlockType) {
    const row = emptyRow(type, crypto.randomUUID())
    update((letter) => ({ ...letter, rows: [...letter.rows, row] }))
    setAddedId(row.id)
  }
  function remove(row: BlockRow, place: number) {
    update((letter) => ({ ...letter, rows: letter.rows.filter(({ id }) => id !== row.id) }))
    const name = t(`block.${row.type}`)
    offerUndo({
      title: t('removed', { name }),
      undo: () => Promise.resolve(update((letter) => ({ ...letter, rows: letter.rows.toSpliced(place, 0, row) }))),
      undone: t('broughtBack', { name }),
    })
  }
  function reorder(ids: readonly string[]) {
    update((letter) => ({ ...letter, rows: letter.rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)) }))
  }

  return (
    <section aria-label={t('letter')} className="@container min-w-0 rounded-edge border border-wool bg-surface">
      <LanguageHeads draft={draft} shown={shown} onShown={setShown} readers={readers} />
      <div className="grid grid-cols-1 gap-4 px-4 pt-3 pb-4">
        <div id="block-letter" className="grid scroll-mt-32 grid-cols-1 gap-3 md:pl-11">
          {(['subject', 'preheader'] as const).map((field) => (
            <div key={field}>
              <p className="mb-1 text-tiny font-medium text-smoke">{lines[field]}</p>
              <WordsFields
                id={`words-${field}`}
                label={lines[field]}
                words={draft[field]}
                most={letterLengths[field]}
                shown={shown}
                written={written}
                isOptional={field === 'preheader'}
                onChange={(words) => update((letter) => ({ ...letter, [field]: words }))}
              />
            </div>
          ))}
        </div>
        {draft.rows.length === 0 && <p className="text-small text-smoke md:pl-11">{t('noBlocks')}</p>}
        <SortableList
          label={t('blocks')}
          items={draft.rows}
          idOf={({ id }) => id}
          nameOf={({ type }) => t(`block.${type}`)}
          onReorder={reorder}
          className="grid grid-cols-1 gap-1"
          itemClassName="items-start border-t border-wool/70 max-md:gap-0"
          handleClassName="mt-1.5"
          hintClassName="md:pl-11"
        >
          {(row, place) => (
            <BlockRowPart
              row={row}
              facts={facts}
              shown={shown}
              written={written}
              onChange={(change) => changeRow(row.id, change)}
              onRemove={() => remove(row, place)}
            />
          )}
        </SortableList>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 md:pl-11">
          {isFull ? (
            <p className="text-small text-smoke">{t('full', { most: mostBlocks })}</p>
          ) : (
            <Menu
              align="start"
              trigger={
                <Button ref={addButton} tone="quiet" size="dense" className="max-md:min-h-11">
                  <PlusIcon className="size-4" />
                  {t('add')}
                  <span className="max-sm:hidden">
                    <Kbd>/</Kbd>
                  </span>
                </Button>
              }
              items={blockTypes.map((type) => ({ key: type, label: t(`block.${type}`), onSelect: () => add(type) }))}
            />
          )}
          <p className="max-w-prose text-tiny text-smoke">{t('skeleton', { placeholder: namePlaceholder })}</p>
        </div>
      </div>
    </section>
  )
}
