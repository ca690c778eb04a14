import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { LetterPreview } from '#contract/letter-blocks.ts'
import type { Language } from '#contract/languages.ts'
import { RequestError } from '#web/browser/calls/request-errors.ts'

/** The fourth element of the query key is the language, as `callQuery` builds it. */
export type PreviewQuery = (language: Language) => UseQueryOptions<LetterPreview>
export type Previewed = { state: 'reading' | 'none' | 'failed' } | { state: 'read'; preview: LetterPreview }

/** Loads the letter as its readers get it. Shows the previous preview until the next one is loaded; loads nothing unless `isWritten`. */
export function useLetterPreview(queryOf: PreviewQuery, language: Language, isWritten: boolean) {
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(language),
    enabled: isWritten,
    placeholderData: (before, query) => (query?.queryKey[3] === language ? before : undefined),
  })
  return { previewed: previewedOf(), retry: () => void refetch() }

  function previewedOf(): Previewed {
    if (!isWritten) return { state: 'none' }
    if (data) return { state: 'read', preview: data }
    if (isFetching || !error) return { state: 'reading' }
    return { state: error instanceof RequestError && error.answer?.code === 'no_letter' ? 'none' : 'failed' }
  }
}
