import { typeset } from '#contract/messages/no-breaks.ts'
import type { NewContentPage } from '../content-store.ts'
import { aboutPage } from './about.ts'
import { contactPage } from './contact.ts'
import { faqPage } from './faq.ts'
import { membershipPage } from './membership.ts'
import { privacyEn } from './privacy-en.ts'
import { privacyKk } from './privacy-kk.ts'
import { privacyMs } from './privacy-ms.ts'
import { privacyRu } from './privacy-ru.ts'
import { termsEn } from './terms-en.ts'
import { termsKk } from './terms-kk.ts'
import { termsRu } from './terms-ru.ts'

/** The date of the terms in the specification. */
const updatedOn = '2025-06-18'

export const firstPages: readonly NewContentPage[] = typeset([
  aboutPage,
  contactPage,
  faqPage,
  membershipPage,
  { slug: 'terms', updatedOn, ...termsEn, texts: { ru: termsRu, kk: termsKk } },
  { slug: 'privacy', updatedOn, ...privacyEn, texts: { ru: privacyRu, kk: privacyKk, ms: privacyMs } },
])
