import { keepPreviousData, useQuery } from '@tanstack/react-query'
import * as campaigns from '#contract/calls/campaigns.gen.ts'
import type { AudienceChoices, AudienceCount } from '#contract/campaigns.ts'
import { staffQuery } from '#web/browser/query/call-query.ts'

export type Counted = { count: AudienceCount | undefined; isCounting: boolean; hasFailed: boolean }

const timeoutMs = 15_000
/** A campaign is sent by these numbers: one that opens later counts them itself. */
const fresh = { gcTime: 0, placeholderData: keepPreviousData }

/** Who would get it, counted again with each saved audience (`version`); the last count stays in sight until then. */
export function useAudienceCount(id: string, version: number): Counted {
  const { data, isFetching, isError } = useQuery({ ...staffQuery(campaigns.audience, { id }, { timeoutMs, version }), ...fresh })
  return { count: data, isCounting: isFetching, hasFailed: isError && !isFetching }
}

/** How many each choice would leave; undefined until they are counted, and where they can't be. */
export function useAudienceChoices(id: string, version: number): AudienceChoices | undefined {
  return useQuery({ ...staffQuery(campaigns.audienceChoices, { id }, { timeoutMs, version }), ...fresh }).data
}
