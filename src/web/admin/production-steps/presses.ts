import type { ProductionStep } from '#contract/production.ts'
import { isFinished, type StepStatus } from '#contract/rules/production-rules.ts'

/** One press on a step, made at once on the screen and sent when the network lets it. */
export type Press = {
  key: string
  itemId: string
  stepId: string
  status?: StepStatus
  note?: string | null
  /** Left out after an own press on the same step that has not been answered yet. */
  expected_updated_at?: string
}

/** Steps as they are once these presses have arrived. */
export function pressed(steps: readonly ProductionStep[], presses: readonly Press[], at: string): ProductionStep[] {
  return steps.map((step) => presses.filter(({ stepId }) => stepId === step.id).reduce((before, press) => after(before, press, at), step))
}

function after(step: ProductionStep, { status = step.status, note }: Press, at: string): ProductionStep {
  return { ...step, status, note: note === undefined ? step.note : note, ended_at: isFinished(status) ? (step.ended_at ?? at) : null }
}

const storeKey = 'tulpar-presses'
const mostStored = 200

/** What is not sent yet survives a reload and a flat battery. */
export function storedPresses(): readonly Press[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storeKey) ?? '[]')
    return Array.isArray(stored) ? (stored as Press[]) : []
  } catch {
    return []
  }
}

export function storePresses(presses: readonly Press[]): void {
  try {
    localStorage.setItem(storeKey, JSON.stringify(presses.slice(-mostStored)))
  } catch {
    // A browser without storage still sends what is pressed while the page is open.
  }
}
