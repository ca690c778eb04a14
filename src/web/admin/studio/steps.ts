import { type StudioStep, studioSteps } from '#contract/rules/studio-rules.ts'
import type { StudioSession } from '#contract/studio.ts'

/** The steps in the order of the screens. The server's step "shots" has two screens: the shots and their look. */
export const shownSteps = ['product', 'shots', 'look', 'analysis', 'prompts', 'images', 'review', 'save'] as const
export type ShownStep = (typeof shownSteps)[number]

const kept: Record<ShownStep, StudioStep> = {
  product: 'select',
  shots: 'shots',
  look: 'shots',
  analysis: 'analysis',
  prompts: 'prompts',
  images: 'generation',
  review: 'review',
  save: 'save',
}

/** Returns the server's name of a step. */
export function keptStep(step: ShownStep): StudioStep {
  return kept[step]
}

/** Whether a step is beyond the session's progress. */
export function isFurther(step: ShownStep, than: StudioStep): boolean {
  return studioSteps.indexOf(kept[step]) > studioSteps.indexOf(than)
}

/** Returns the screen at which a reopened session continues. */
export function shownStepOf(step: StudioStep): ShownStep {
  return shownSteps.find((shown) => kept[shown] === step) ?? 'save'
}

/** Returns which steps are done, in any order and by any person. A product without a picture counts as not chosen. */
export function doneSteps({
  product,
  shots,
  analysis,
  images,
  step,
}: Pick<StudioSession, 'product' | 'shots' | 'analysis' | 'images' | 'step'>): Record<ShownStep, boolean> {
  const made = images.filter(({ status }) => status === 'ready' || status === 'accepted' || status === 'rejected')
  const isInWork = images.some(({ status }) => status === 'queued' || status === 'running')
  return {
    product: product.picture !== null,
    shots: shots.length > 0,
    look: shots.length > 0 && studioSteps.indexOf(step) > studioSteps.indexOf('shots'),
    analysis: analysis !== null,
    prompts: shots.length > 0 && shots.every(({ prompt }) => prompt !== null),
    images: made.length > 0 && !isInWork,
    review: made.length > 0 && made.every(({ status }) => status !== 'ready'),
    save: images.some(({ saved }) => saved !== null) && images.every(({ status, saved }) => status !== 'accepted' || saved !== null),
  }
}
