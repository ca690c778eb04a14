export const stepStatuses = ['pending', 'in_progress', 'done', 'skipped', 'blocked'] as const
export type StepStatus = (typeof stepStatuses)[number]

export function isFinished(status: StepStatus): boolean {
  return status === 'done' || status === 'skipped'
}

export function currentStep<Step extends { status: StepStatus }>(steps: readonly Step[]): Step | undefined {
  return steps.find(({ status }) => !isFinished(status))
}

/** Remakes per item. */
export const mostRemakes = 50

/** Photographs per step. */
export const mostPhotos = 12
