import { type ReactNode, useEffect, useState } from 'react'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { PhoneTabs } from '../kit/edit/phone-tabs.tsx'
import type { Edit } from '../kit/edit/use-edit.ts'
import type { ProductValues } from './product-values.ts'

const tabs = ['texts', 'images', 'prices', 'shop', 'history'] as const
export type EditorTab = (typeof tabs)[number]

/** The tab of each field. Fields not listed are in the shop tab. */
const tabOf: Partial<Record<keyof ProductValues, EditorTab>> = {
  translations: 'texts',
  facts: 'texts',
  price: 'prices',
  sale_price: 'prices',
  member_price: 'prices',
  sizes: 'prices',
  order: 'prices',
  variations: 'prices',
  variations_label: 'prices',
  stock: 'prices',
}
const tabOfField = (field: string) => tabOf[field as keyof ProductValues] ?? 'shop'
const wrongIn = ({ errors }: Edit<ProductValues>) =>
  Object.keys(errors)
    .filter((field) => errors[field] !== undefined)
    .map(tabOfField)

/** Holds the tab that a phone shows. Switches to a field that has an error or that a link targets. */
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

export function EditorTabs({ edit, tab, hasHistory, onChange }: EditorTabsProps) {
  const t = useMessages('admin-product')
  const wrong = wrongIn(edit)
  const changed = edit.changed.map(tabOfField)
  const markOf = (one: EditorTab) => {
    if (wrong.includes(one)) return <Mark colour="bg-pomegranate" says={t('tabs.wrong')} />
    return changed.includes(one) && <Mark colour="bg-apricot" says={t('tabs.changed')} />
  }
  const shown = tabs.filter((one) => hasHistory || one !== 'history')
  return (
    <PhoneTabs
      label={t('tabs.label')}
      tabs={shown.map((key) => ({ key, label: t(`tabs.${key}`), mark: markOf(key) }))}
      tab={tab}
      onChange={onChange}
    />
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

/** A part of the editor, hidden on a phone while another tab is chosen. */
export function InTab({ of, tab, children }: { of: EditorTab; tab: EditorTab; children: ReactNode }) {
  return <div className={classNames('grid min-w-0 grid-cols-1 gap-5 empty:hidden', of !== tab && 'max-md:hidden')}>{children}</div>
}
