import { factKinds, mostFactLength } from '#contract/rules/fact-kinds.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { EditTranslations } from '../edit/edit-fields.tsx'
import { EditSection } from '../edit/edit-page.tsx'
import type { Values } from '../edit/merge-values.ts'
import type { Edit } from '../edit/use-edit.ts'

export type FactsPartProps<V extends Values> = { edit: Edit<V>; name: keyof V & string; hint: string }

export function FactsPart<V extends Values>({ edit, name, hint }: FactsPartProps<V>) {
  const t = useMessages('admin-edit')
  return (
    <EditSection title={edit.labels[name]} hint={`${hint} ${t('facts.format')}`}>
      <EditTranslations
        edit={edit}
        name={name}
        fields={factKinds.map((kind) => ({
          key: kind,
          label: t(`facts.${kind}`),
          most: mostFactLength,
          isLong: true,
          isOptional: true,
        }))}
      />
    </EditSection>
  )
}
