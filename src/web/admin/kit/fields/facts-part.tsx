import { useState } from 'react'
import { factKinds, mostFactLength } from '#contract/rules/fact-kinds.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { EditTranslations } from '../edit/edit-fields.tsx'
import { EditSection } from '../edit/edit-page.tsx'
import type { Values } from '../edit/merge-values.ts'
import type { Edit } from '../edit/use-edit.ts'
import { useFactLabels } from './use-fact-labels.ts'

export type FactsPartProps<V extends Values> = { edit: Edit<V>; name: keyof V & string; hint: string }

/** Answers to buyers' questions about a product or a category. The fifteen fields are rarely used, so they stay folded while empty. */
export function FactsPart<V extends Values>({ edit, name, hint }: FactsPartProps<V>) {
  const t = useMessages('admin-edit')
  const labels = useFactLabels()
  const [isAsked, setIsAsked] = useState(() => hasText(edit.values[name]))
  const isOpen = isAsked || edit.errors[name] !== undefined || hasText(edit.values[name])
  return (
    <EditSection
      title={edit.labels[name]}
      hint={isOpen ? `${hint} ${t('facts.format')}` : hint}
      aside={
        !isOpen && (
          <Button tone="quiet" size="dense" aria-label={`${t('facts.fill')}: ${edit.labels[name]}`} onClick={() => setIsAsked(true)}>
            {t('facts.fill')}
          </Button>
        )
      }
    >
      {isOpen && (
        <EditTranslations
          edit={edit}
          name={name}
          fields={factKinds.map((kind) => ({
            key: kind,
            label: labels[kind],
            most: mostFactLength,
            isLong: true,
            isOptional: true,
          }))}
        />
      )}
    </EditSection>
  )
}

function hasText(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(hasText)
  return typeof value === 'string' && value !== ''
}
