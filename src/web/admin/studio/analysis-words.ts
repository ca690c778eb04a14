import { motifGuesses, namedMotifs, suggestions } from '#contract/rules/studio-rules.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'

/** `pattern` is of older analyses. */
const motifs = [...motifGuesses, 'pattern'] as const

/** Translates the codes of the analysis. Text written by a person stays as it is. */
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
    /** The contrast ratio of the print and its background. WCAG requires 3 for graphics and 4.5 for text. */
    contrast: (ratio: number): string => t(`contrast.${ratio < 3 ? 'low' : ratio < 4.5 ? 'enough' : 'good'}`),
  }
}
