import { namedMotifs } from '#contract/rules/studio-rules.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'

const motifs = ['rosette', 'mirrored', 'figure', 'pattern', 'band', 'none'] as const
const suggestions = [
  'low_contrast',
  'light_backdrop',
  'dark_backdrop',
  'small_print',
  'low_resolution',
  'detail_shot',
  'many_colours',
  'no_print',
  'one_of_several',
] as const

/** What the measuring calls by codes in a reader's words; what a person wrote stays as it was written. */
export function useAnalysisWords() {
  const t = useMessages('admin-studio')
  return {
    motif(written: string | null): string {
      const known = motifs.find((code) => code === written)
      if (known) return t(`motif.${known}`)
      const named = namedMotifs.find((key) => key === written)
      return named ? t(`motifName.${named}`) : (written ?? '')
    },
    suggestion(written: string): string {
      const known = suggestions.find((code) => code === written)
      return known ? t(`suggestion.${known}`) : written
    },
    /** Of the print and what it lies on: WCAG asks 3 of drawings and 4.5 of texts. */
    contrast: (ratio: number): string => t(`contrast.${ratio < 3 ? 'low' : ratio < 4.5 ? 'enough' : 'good'}`),
  }
}
