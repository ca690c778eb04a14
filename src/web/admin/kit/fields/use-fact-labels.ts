import { type FactKind, factKinds } from '#contract/rules/fact-kinds.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'

export function useFactLabels(): Record<FactKind, string> {
  const t = useMessages('admin-edit')
  return Object.fromEntries(factKinds.map((kind) => [kind, t(`facts.${kind}`)])) as Record<FactKind, string>
}
