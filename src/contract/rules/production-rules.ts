export const stepStatuses = ['pending', 'in_progress', 'done', 'skipped', 'blocked'] as const
export type StepStatus = (typeof stepStatuses)[number]

/** Nothing more is to be done in it. */
export function isFinished(status: StepStatus): boolean {
  return status === 'done' || status === 'skipped'
}

/** Where an item stands: at the first step that is not finished. */
export function currentStep<Step extends { status: StepStatus }>(steps: readonly Step[]): Step | undefined {
  return steps.find(({ status }) => !isFinished(status))
}

/** Pieces of one item that are made again. */
export const mostRemakes = 50

/** Photographs beside one step. */
export const mostPhotos = 12
