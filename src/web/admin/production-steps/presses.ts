import type { ProductionStep } from '#contract/production.ts'
import type { OfflineAction, QueuedAction } from '#web/browser/offline/queued-action.ts'
import { isFinished, type StepStatus } from '#contract/rules/production-rules.ts'

/** One press on a step. It shows on screen at once and is sent when the network allows it. */
export type Press = OfflineAction & {
  kind: 'step' | 'photo'
  itemId: string
  stepId: string
  /** The step's name on screen, for messages about the result. */
  stepName: string
  status?: StepStatus
  note?: string | null
  assigned_to?: string | null
  /** The assignee's name, for the screen only. */
  assignee?: string | null
  /** The photo's file is stored separately under the press's key. */
  photo?: { name: string }
  /** Omitted if an earlier press of this browser on the same step is still unanswered. */
  expected_updated_at?: string
}
export type QueuedPress = QueuedAction<Press>

export function pressed(steps: readonly ProductionStep[], presses: readonly Press[], at: string): ProductionStep[] {
  return steps.map((step) => presses.filter(({ stepId }) => stepId === step.id).reduce((before, press) => after(before, press, at), step))
}

function after(
  step: ProductionStep,
  { status = step.status, note = step.note, assigned_to, assignee, photo }: Press,
  at: string,
): ProductionStep {
  if (photo) return step
  const who = assigned_to === undefined ? {} : { assigned_to, assignee: assignee ?? null }
  return { ...step, ...who, status, note, ended_at: isFinished(status) ? (step.ended_at ?? at) : null }
}
