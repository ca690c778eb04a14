import { mostShots } from '#contract/rules/studio-rules.ts'
import type { StudioSession } from '#contract/studio.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import type { ShownStep } from './steps.ts'

export function askedFor(shots: readonly { count: number }[]): number {
  return shots.reduce((sum, { count }) => sum + count, 0)
}

export function useStepFigures(session: StudioSession): Record<ShownStep, string> {
  const t = useMessages('admin-studio')
  const { product, shots, analysis, images } = session
  const count = (...statuses: string[]) => images.filter(({ status }) => statuses.includes(status)).length
  const [made, inWork, failed] = [count('ready', 'accepted', 'rejected'), count('queued', 'running'), count('failed')]
  const saved = images.filter((image) => image.saved !== null).length
  const backdrops = [...new Set(shots.map(({ backdrop }) => backdrop))]
  const [first] = backdrops
  return {
    product: product.name,
    shots: t('figure.shots', { count: askedFor(shots), most: mostShots }),
    look: backdrops.length === 1 && first ? t(`backdrop.${first}`) : t('figure.backdrops', { count: backdrops.length }),
    analysis: analysis ? t('figure.colours', { count: analysis.palette.length }) : t('figure.notMeasured'),
    prompts: t('figure.written', { count: shots.filter(({ prompt }) => prompt !== null).length }),
    images: [
      t('figure.made', { count: made }),
      inWork > 0 && t('figure.inWork', { count: inWork }),
      failed > 0 && t('figure.failed', { count: failed }),
    ]
      .filter(Boolean)
      .join(', '),
    review: t('figure.kept', { count: count('accepted') }),
    save: saved > 0 ? t('figure.saved', { count: saved }) : t('figure.toProduct'),
  }
}
