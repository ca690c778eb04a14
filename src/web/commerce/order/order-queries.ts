import * as orders from '#contract/calls/orders.gen.ts'
import * as returns from '#contract/calls/returns.gen.ts'
import type { Language } from '#contract/languages.ts'
import { callQuery } from '#web/browser/query/call-query.ts'

export const orderQuery = (id: string, language: Language) => callQuery('own', orders.get, { id }, { language })
export const returnsQuery = (id: string, language: Language) => callQuery('own', returns.listOwn, { id }, { language })
