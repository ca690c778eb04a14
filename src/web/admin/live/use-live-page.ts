import type { StaffTopic } from '#contract/live.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { useStaffTopic } from './use-staff-topic.ts'

/** Revalidates the page when anything in the topic changes, or only when one of the given ids changes. */
export function useLivePage(topic: StaffTopic | undefined, ...ids: readonly string[]): void {
  const refresh = useRefresh()
  useStaffTopic(topic, (changed) => {
    if (ids.length === 0 || changed === 'missed' || ids.some((id) => changed.includes(id))) void refresh()
  })
}
