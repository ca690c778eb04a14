import { dismissToast, findToast, showToast } from '#web/ui/toasts.ts'

/** Answers how to take it back. */
type Act = () => () => void
type Group = { acts: Act[]; toast?: number }

const gathering = new Map<string, Group>()

/**
 * A toast that stays, once for all that is said with the same words at the same moment: its button gets the acts of all. Answers how to take
 * it away. Browser only.
 */
export function showGathered(
  { title, label }: { title: string; label: string },
  act: Act,
  press: (acts: readonly Act[]) => void,
): () => void {
  const known = gathering.get(title)
  const group: Group = known ?? { acts: [] }
  group.acts.push(act)
  if (!known) {
    gathering.set(title, group)
    queueMicrotask(() => {
      gathering.delete(title)
      if (group.acts.length === 0) return
      showToast({ title, stays: true, action: { label, onPress: () => press(group.acts) } })
      const toast = findToast()
      if (toast) group.toast = toast.id
    })
  }
  return () => {
    if (group.toast === undefined) group.acts = group.acts.filter((one) => one !== act)
    else dismissToast(group.toast)
  }
}
