import type { Language } from '#contract/languages.ts'
import { type AreaWords, type Catalogue, createAreaWords } from '#contract/messages/words.ts'
import enAccountMail from '../../messages/en/account-mail.json' with { type: 'json' }
import enBuying from '../../messages/en/buying.json' with { type: 'json' }
import enInvoice from '../../messages/en/invoice.json' with { type: 'json' }
import enMail from '../../messages/en/mail.json' with { type: 'json' }
import enPayments from '../../messages/en/payments.json' with { type: 'json' }
import enReplies from '../../messages/en/replies.json' with { type: 'json' }
import kkAccountMail from '../../messages/kk/account-mail.json' with { type: 'json' }
import kkBuying from '../../messages/kk/buying.json' with { type: 'json' }
import kkInvoice from '../../messages/kk/invoice.json' with { type: 'json' }
import kkMail from '../../messages/kk/mail.json' with { type: 'json' }
import kkPayments from '../../messages/kk/payments.json' with { type: 'json' }
import kkReplies from '../../messages/kk/replies.json' with { type: 'json' }
import ruAccountMail from '../../messages/ru/account-mail.json' with { type: 'json' }
import ruBuying from '../../messages/ru/buying.json' with { type: 'json' }
import ruInvoice from '../../messages/ru/invoice.json' with { type: 'json' }
import ruMail from '../../messages/ru/mail.json' with { type: 'json' }
import ruPayments from '../../messages/ru/payments.json' with { type: 'json' }
import ruReplies from '../../messages/ru/replies.json' with { type: 'json' }

export { formatMoney } from '#contract/messages/format.ts'
export { formatDateTime } from '#contract/messages/format-dates.ts'
export type { AreaWords } from '#contract/messages/words.ts'

const catalogues = {
  'account-mail': { en: enAccountMail, ru: ruAccountMail, kk: kkAccountMail },
  buying: { en: enBuying, ru: ruBuying, kk: kkBuying },
  invoice: { en: enInvoice, ru: ruInvoice, kk: kkInvoice },
  mail: { en: enMail, ru: ruMail, kk: kkMail },
  payments: { en: enPayments, ru: ruPayments, kk: kkPayments },
  replies: { en: enReplies, ru: ruReplies, kk: kkReplies },
} as const satisfies Record<string, Record<Language, Catalogue>>

/** Words for what leaves the server without a page: letters, payment services, notes. `const t = serverWords('mail', language)`. */
export function serverWords<A extends keyof typeof catalogues>(area: A, language: Language): AreaWords<A> {
  return createAreaWords<A>(language, catalogues[area][language])
}
