import type { StudioStep } from '#contract/rules/studio-rules.ts'
import type { StudioSession } from '#contract/studio.ts'

/** As a person goes through them; what is configured takes two: what is shot, and how it looks. */
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
const order: readonly StudioStep[] = ['select', 'shots', 'analysis', 'prompts', 'generation', 'review', 'save', 'done']

/** What the shop keeps of where a session is. */
export function keptStep(step: ShownStep): StudioStep {
  return kept[step]
}

/** Whether a session has not come as far as this step yet. */
export function isFurther(step: ShownStep, than: StudioStep): boolean {
  return order.indexOf(kept[step]) > order.indexOf(than)
}

/** Where somebody who opens a session goes on. */
export function shownStepOf(step: StudioStep): ShownStep {
  return shownSteps.find((shown) => kept[shown] === step) ?? 'save'
}

/** What is done, whoever did it and in whatever order; a product whose picture was taken away is none to shoot. */
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
    look: shots.length > 0 && order.indexOf(step) > order.indexOf('shots'),
    analysis: analysis !== null,
    prompts: shots.length > 0 && shots.every(({ prompt }) => prompt !== null),
    images: made.length > 0 && !isInWork,
    review: made.length > 0 && made.every(({ status }) => status !== 'ready'),
    save: images.some(({ saved }) => saved !== null) && images.every(({ status, saved }) => status !== 'accepted' || saved !== null),
  }
}
