import { backdrops, goodsKinds, shotAngles, shotLights, shotTypes } from '#contract/rules/studio-rules.ts'
import type { PromptReason } from '#contract/studio.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useAnalysisWords } from './analysis-words.ts'

const codes = ['kind', 'palette', 'motif', 'material', 'text', 'type', 'backdrop', 'angle', 'light', 'low_contrast'] as const

export function useReasonWords() {
  const t = useMessages('admin-studio')
  const words = useAnalysisWords()

  function valueOf({ code, value }: PromptReason): string {
    const [kind, type, backdrop, angle, light] = [
      goodsKinds.find((one) => code === 'kind' && one === value),
      shotTypes.find((one) => code === 'type' && one === value),
      backdrops.find((one) => code === 'backdrop' && one === value),
      shotAngles.find((one) => code === 'angle' && one === value),
      shotLights.find((one) => code === 'light' && one === value),
    ]
    if (kind) return t(`kind.${kind}`)
    if (type) return t(`type.${type}`)
    if (backdrop) return t(`backdrop.${backdrop}`)
    if (angle) return t(`angle.${angle}`)
    if (light) return t(`light.${light}`)
    return code === 'motif' ? words.motif(value) : value
  }

  return (reason: PromptReason): string => {
    const known = codes.find((code) => code === reason.code)
    return known ? t(`reason.${known}`, { value: valueOf(reason) }) : reason.value
  }
}
