import type { Language } from '#contract/languages.ts'
import { formatDateTime } from '#contract/messages/format-dates.ts'
import { type AreaTranslator, type Catalogue, createAreaTranslator } from '#contract/messages/translator.ts'
import enAccountMail from '../../messages/en/account-mail.json' with { type: 'json' }
import enAgents from '../../messages/en/agents.json' with { type: 'json' }
import enAutomationLetters from '../../messages/en/automation-letters.json' with { type: 'json' }
import enBuying from '../../messages/en/buying.json' with { type: 'json' }
import enFiguresMail from '../../messages/en/figures-mail.json' with { type: 'json' }
import enFiles from '../../messages/en/files.json' with { type: 'json' }
import enGoods from '../../messages/en/goods.json' with { type: 'json' }
import enInvoice from '../../messages/en/invoice.json' with { type: 'json' }
import enLetter from '../../messages/en/letter.json' with { type: 'json' }
import enMail from '../../messages/en/mail.json' with { type: 'json' }
import enMoneyMail from '../../messages/en/money-mail.json' with { type: 'json' }
import enPageFacts from '../../messages/en/page-facts.json' with { type: 'json' }
import enPartnerFiles from '../../messages/en/partner-files.json' with { type: 'json' }
import enPartnerMail from '../../messages/en/partner-mail.json' with { type: 'json' }
import enPartnerPrint from '../../messages/en/partner-print.json' with { type: 'json' }
import enPickupMail from '../../messages/en/pickup-mail.json' with { type: 'json' }
import enStall from '../../messages/en/stall.json' with { type: 'json' }
import enStudioAlt from '../../messages/en/studio-alt.json' with { type: 'json' }
import enPayments from '../../messages/en/payments.json' with { type: 'json' }
import enProductImport from '../../messages/en/product-import.json' with { type: 'json' }
import enPromise from '../../messages/en/promise.json' with { type: 'json' }
import enReplies from '../../messages/en/replies.json' with { type: 'json' }
import enReturnMail from '../../messages/en/return-mail.json' with { type: 'json' }
import enReviewMail from '../../messages/en/review-mail.json' with { type: 'json' }
import enShop from '../../messages/en/shop.json' with { type: 'json' }
import kkAccountMail from '../../messages/kk/account-mail.json' with { type: 'json' }
import kkAgents from '../../messages/kk/agents.json' with { type: 'json' }
import kkAutomationLetters from '../../messages/kk/automation-letters.json' with { type: 'json' }
import kkBuying from '../../messages/kk/buying.json' with { type: 'json' }
import kkFiguresMail from '../../messages/kk/figures-mail.json' with { type: 'json' }
import kkFiles from '../../messages/kk/files.json' with { type: 'json' }
import kkGoods from '../../messages/kk/goods.json' with { type: 'json' }
import kkInvoice from '../../messages/kk/invoice.json' with { type: 'json' }
import kkLetter from '../../messages/kk/letter.json' with { type: 'json' }
import kkMail from '../../messages/kk/mail.json' with { type: 'json' }
import kkMoneyMail from '../../messages/kk/money-mail.json' with { type: 'json' }
import kkPageFacts from '../../messages/kk/page-facts.json' with { type: 'json' }
import kkPartnerFiles from '../../messages/kk/partner-files.json' with { type: 'json' }
import kkPartnerMail from '../../messages/kk/partner-mail.json' with { type: 'json' }
import kkPartnerPrint from '../../messages/kk/partner-print.json' with { type: 'json' }
import kkPickupMail from '../../messages/kk/pickup-mail.json' with { type: 'json' }
import kkStall from '../../messages/kk/stall.json' with { type: 'json' }
import kkStudioAlt from '../../messages/kk/studio-alt.json' with { type: 'json' }
import kkPayments from '../../messages/kk/payments.json' with { type: 'json' }
import kkProductImport from '../../messages/kk/product-import.json' with { type: 'json' }
import kkPromise from '../../messages/kk/promise.json' with { type: 'json' }
import kkReplies from '../../messages/kk/replies.json' with { type: 'json' }
import kkReturnMail from '../../messages/kk/return-mail.json' with { type: 'json' }
import kkReviewMail from '../../messages/kk/review-mail.json' with { type: 'json' }
import kkShop from '../../messages/kk/shop.json' with { type: 'json' }
import ruAccountMail from '../../messages/ru/account-mail.json' with { type: 'json' }
import ruAgents from '../../messages/ru/agents.json' with { type: 'json' }
import ruAutomationLetters from '../../messages/ru/automation-letters.json' with { type: 'json' }
import ruBuying from '../../messages/ru/buying.json' with { type: 'json' }
import ruFiguresMail from '../../messages/ru/figures-mail.json' with { type: 'json' }
import ruFiles from '../../messages/ru/files.json' with { type: 'json' }
import ruGoods from '../../messages/ru/goods.json' with { type: 'json' }
import ruInvoice from '../../messages/ru/invoice.json' with { type: 'json' }
import ruLetter from '../../messages/ru/letter.json' with { type: 'json' }
import ruMail from '../../messages/ru/mail.json' with { type: 'json' }
import ruMoneyMail from '../../messages/ru/money-mail.json' with { type: 'json' }
import ruPageFacts from '../../messages/ru/page-facts.json' with { type: 'json' }
import ruPartnerFiles from '../../messages/ru/partner-files.json' with { type: 'json' }
import ruPartnerMail from '../../messages/ru/partner-mail.json' with { type: 'json' }
import ruPartnerPrint from '../../messages/ru/partner-print.json' with { type: 'json' }
import ruPickupMail from '../../messages/ru/pickup-mail.json' with { type: 'json' }
import ruStall from '../../messages/ru/stall.json' with { type: 'json' }
import ruStudioAlt from '../../messages/ru/studio-alt.json' with { type: 'json' }
import ruPayments from '../../messages/ru/payments.json' with { type: 'json' }
import ruProductImport from '../../messages/ru/product-import.json' with { type: 'json' }
import ruPromise from '../../messages/ru/promise.json' with { type: 'json' }
import ruReplies from '../../messages/ru/replies.json' with { type: 'json' }
import ruReturnMail from '../../messages/ru/return-mail.json' with { type: 'json' }
import ruReviewMail from '../../messages/ru/review-mail.json' with { type: 'json' }
import ruShop from '../../messages/ru/shop.json' with { type: 'json' }

export { formatMoney } from '#contract/messages/format.ts'
export { formatDateTime }
export type { AreaTranslator } from '#contract/messages/translator.ts'

const catalogues = {
  'account-mail': { en: enAccountMail, ru: ruAccountMail, kk: kkAccountMail },
  agents: { en: enAgents, ru: ruAgents, kk: kkAgents },
  'automation-letters': { en: enAutomationLetters, ru: ruAutomationLetters, kk: kkAutomationLetters },
  buying: { en: enBuying, ru: ruBuying, kk: kkBuying },
  'figures-mail': { en: enFiguresMail, ru: ruFiguresMail, kk: kkFiguresMail },
  files: { en: enFiles, ru: ruFiles, kk: kkFiles },
  goods: { en: enGoods, ru: ruGoods, kk: kkGoods },
  invoice: { en: enInvoice, ru: ruInvoice, kk: kkInvoice },
  letter: { en: enLetter, ru: ruLetter, kk: kkLetter },
  mail: { en: enMail, ru: ruMail, kk: kkMail },
  'money-mail': { en: enMoneyMail, ru: ruMoneyMail, kk: kkMoneyMail },
  'page-facts': { en: enPageFacts, ru: ruPageFacts, kk: kkPageFacts },
  'partner-files': { en: enPartnerFiles, ru: ruPartnerFiles, kk: kkPartnerFiles },
  'partner-mail': { en: enPartnerMail, ru: ruPartnerMail, kk: kkPartnerMail },
  'partner-print': { en: enPartnerPrint, ru: ruPartnerPrint, kk: kkPartnerPrint },
  payments: { en: enPayments, ru: ruPayments, kk: kkPayments },
  'product-import': { en: enProductImport, ru: ruProductImport, kk: kkProductImport },
  promise: { en: enPromise, ru: ruPromise, kk: kkPromise },
  'pickup-mail': { en: enPickupMail, ru: ruPickupMail, kk: kkPickupMail },
  stall: { en: enStall, ru: ruStall, kk: kkStall },
  'studio-alt': { en: enStudioAlt, ru: ruStudioAlt, kk: kkStudioAlt },
  replies: { en: enReplies, ru: ruReplies, kk: kkReplies },
  'return-mail': { en: enReturnMail, ru: ruReturnMail, kk: kkReturnMail },
  'review-mail': { en: enReviewMail, ru: ruReviewMail, kk: kkReviewMail },
  shop: { en: enShop, ru: ruShop, kk: kkShop },
} as const satisfies Record<string, Record<Language, Catalogue>>

/** For texts that leave the server without a page: mails, payment services, notes. `const t = serverTranslator('mail', language)`. */
export function serverTranslator<A extends keyof typeof catalogues>(area: A, language: Language): AreaTranslator<A> {
  return createAreaTranslator<A>(language, catalogues[area][language])
}

/** Formats an instant for readers in another time zone. */
export function formatMoment(language: Language, at: Date | string): string {
  const t = serverTranslator('mail', language)
  return t('moment', { at: formatDateTime(language, at) })
}
