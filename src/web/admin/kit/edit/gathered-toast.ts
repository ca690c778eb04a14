import { dismissToast, findToast, showToast } from '#web/ui/toasts.ts'

/** Returns a function that undoes the action. */
type Act = () => () => void
type Group = { acts: Act[]; toast?: number }

const gathering = new Map<string, Group>()

/**
 * Shows one persistent toast for all calls with the same title in the same tick. Its button gets the actions of all. Returns a function
 * that removes the toast. Browser only.
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
