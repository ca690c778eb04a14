import { type ReactNode, useEffect, useState } from 'react'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { Edit } from '../kit/edit/use-edit.ts'
import type { ProductValues } from './product-values.ts'

const tabs = ['texts', 'images', 'prices', 'shop', 'history'] as const
export type EditorTab = (typeof tabs)[number]

/** Where each field stands; what is not named stands in the shop's tab. */
const tabOf: Partial<Record<keyof ProductValues, EditorTab>> = {
  translations: 'texts',
  price: 'prices',
  sale_price: 'prices',
  member_price: 'prices',
  sizes: 'prices',
  order: 'prices',
  variations: 'prices',
  stock: 'prices',
}
const tabOfField = (field: string) => tabOf[field as keyof ProductValues] ?? 'shop'
const wrongIn = ({ errors }: Edit<ProductValues>) =>
  Object.keys(errors)
    .filter((field) => errors[field] !== undefined)
    .map(tabOfField)

/** Which part of the editor a phone shows. A field that is wrong, or that a link leads to, comes into sight by itself. */
export function useEditorTab(edit: Edit<ProductValues>) {
  const [tab, setTab] = useState<EditorTab>('texts')
  const [seen, setSeen] = useState(edit.errors)
  if (seen !== edit.errors) {
    setSeen(edit.errors)
    const wrong = wrongIn(edit)
    const [first] = wrong
    if (first && !wrong.includes(tab)) setTab(first)
  }
  useEffect(() => {
    const handleLink = () => {
      const field = /^#edit-([a-z_]+)$/.exec(window.location.hash)?.[1]
      if (field === undefined) return
      setTab(tabOfField(field))
      requestAnimationFrame(() => document.getElementById(`edit-${field}`)?.scrollIntoView({ block: 'center' }))
    }
    window.addEventListener('hashchange', handleLink)
    return () => window.removeEventListener('hashchange', handleLink)
  }, [])
  return [tab, setTab] as const
}

export type EditorTabsProps = { edit: Edit<ProductValues>; tab: EditorTab; hasHistory: boolean; onChange: (tab: EditorTab) => void }

/** On a phone the editor is shown a part at a time; on a desk everything stands side by side, and there are no tabs. */
export function EditorTabs({ edit, tab, hasHistory, onChange }: EditorTabsProps) {
  const t = useMessages('admin-product')
  const wrong = wrongIn(edit)
  const changed = edit.changed.map(tabOfField)
  return (
    <fieldset
      aria-label={t('tabs.label')}
      className="sticky top-14 z-20 -mx-4 flex min-w-0 overflow-x-auto bg-office px-4 shadow-[inset_0_-1px_0_var(--color-wool)] md:hidden print:hidden"
    >
      {tabs
        .filter((one) => hasHistory || one !== 'history')
        .map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === tab}
            onClick={() => onChange(one)}
            className="flex min-h-12 shrink-0 items-center gap-1.5 px-3 font-medium text-smoke aria-pressed:font-bold aria-pressed:text-ink aria-pressed:shadow-[inset_0_-3px_0_var(--color-lapis)]"
          >
            {t(`tabs.${one}`)}
            {wrong.includes(one) && <Mark colour="bg-pomegranate" says={t('tabs.wrong')} />}
            {!wrong.includes(one) && changed.includes(one) && <Mark colour="bg-apricot" says={t('tabs.changed')} />}
          </button>
        ))}
    </fieldset>
  )
}

function Mark({ colour, says }: { colour: string; says: string }) {
  return (
    <>
      <span aria-hidden="true" className={classNames('size-2 rotate-45', colour)} />
      <span className="sr-only">{says}</span>
    </>
  )
}

/** A part of the editor, out of sight on a phone while another is chosen. */
export function InTab({ of, tab, children }: { of: EditorTab; tab: EditorTab; children: ReactNode }) {
  return (
    <div className={classNames('grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 empty:hidden', of !== tab && 'max-md:hidden')}>{children}</div>
  )
}
