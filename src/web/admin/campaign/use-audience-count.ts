import { keepPreviousData, useQuery } from '@tanstack/react-query'
import * as campaigns from '#contract/calls/campaigns.gen.ts'
import type { AudienceChoices, AudienceCount } from '#contract/campaigns.ts'
import { staffQuery } from '#web/browser/query/call-query.ts'

export type Counted = { count: AudienceCount | undefined; isCounting: boolean; hasFailed: boolean }

const timeoutMs = 15_000
/** A campaign is sent by these numbers, so a page that opens later counts again. */
const fresh = { gcTime: 0, placeholderData: keepPreviousData }

/** Counts the recipients again after each saved audience (`version`). The last count stays visible until then. */
export function useAudienceCount(id: string, version: number): Counted {
  const { data, isFetching, isError } = useQuery({ ...staffQuery(campaigns.audience, { id }, { timeoutMs, version }), ...fresh })
  return { count: data, isCounting: isFetching, hasFailed: isError && !isFetching }
}

/** How many recipients each choice would leave. Undefined until they are counted, or if counting fails. */
export function useAudienceChoices(id: string, version: number): AudienceChoices | undefined {
  return useQuery({ ...staffQuery(campaigns.audienceChoices, { id }, { timeoutMs, version }), ...fresh }).data
}
