import type { Language } from '#contract/languages.ts'

export type Term = { wrong: RegExp; right: string }

/** What readers see has one word for each thing (docs/glossary.md, "The same words on pages"). */
export const terms: Record<Language, readonly Term[]> = {
  en: [
    { wrong: /\be-mails?\b/i, right: 'email' },
    { wrong: /(?<!\b(?:uppercase|lowercase|Latin) )\bletters?\b(?! from the road)/i, right: 'email' },
    { wrong: /(?<!\bpacking )\bslips?\b/i, right: 'receipt' },
    { wrong: /\bkeepers?\b/i, right: 'administrator' },
    { wrong: /\bone press\b|\bpressing\b/i, right: 'one click' },
    { wrong: /\bdrawing room\b/i, right: 'drawing studio' },
    { wrong: /\bways? to pay\b/i, right: 'payment method' },
    { wrong: /\bcalled off\b/i, right: 'cancelled' },
    { wrong: /\b(?:nothing|nobody|no \w+) fits\b/i, right: 'found' },
    { wrong: /\bpaid back\b|\bgiven back\b/i, right: 'refunded' },
  ],
  ru: [
    { wrong: /распродан/i, right: 'нет в наличии' },
    { wrong: /приватност/i, right: 'конфиденциальность' },
    { wrong: /уведомлени\p{L}* о конфиденциальности/iu, right: 'политика конфиденциальности' },
    { wrong: /спис\p{L}* желаний|вишлист/iu, right: 'избранное' },
    { wrong: /e-mail|имейл|емейл/i, right: 'электронная почта' },
    { wrong: /аккаунт/i, right: 'учётная запись' },
    { wrong: /мероприяти/i, right: 'событие' },
    { wrong: /суперадминистратор/i, right: 'главный администратор' },
    { wrong: /участникам \{\{price\}\}/i, right: 'клубная цена' },
  ],
  kk: [
    { wrong: /(?<!клуб )мүше(?:лік)? баға/i, right: 'клуб бағасы' },
    { wrong: /(?<!клуб )мүшесі[зң]/i, right: 'клуб мүшесі' },
    { wrong: /рингит/i, right: 'ринггит' },
    { wrong: /қосымша/i, right: 'қолданба' },
    { wrong: /сервис/i, right: 'қызмет' },
    { wrong: /құпиялық/i, right: 'құпиялылық' },
    { wrong: /самауыр(?!ын)/i, right: 'самаурын' },
    { wrong: /(?<!\p{L})че[кг]/iu, right: 'түбіртек' },
    { wrong: /тілектер тізімі/i, right: 'таңдаулылар' },
    { wrong: /e-mail|имейл/i, right: 'электрондық пошта' },
    { wrong: /аккаунт/i, right: 'тіркелгі' },
  ],
}

/** The brand's own words are for headings and empty states; these areas speak plainly. */
export const plainAreas: ReadonlySet<string> = new Set(['account-mail', 'buying', 'checkout', 'errors', 'invoice', 'mail', 'pay', 'payments', 'pickup-mail', 'sandbox'])
export const brandWords: Record<Language, Term> = {
  en: { wrong: /\b(?:bundle|herd|loom)s?\b/i, right: 'cart' },
  ru: { wrong: /узел(?:ок|к)/i, right: 'корзина' },
  kk: { wrong: /(?<!\p{L})(?:жүгің|жүк(?:ті)? )/iu, right: 'себет' },
}

/** Capitalised within an English sentence. */
export const names: ReadonlySet<string> = new Set([
  'Almaly',
  'Almaty',
  'Asia',
  'Asian',
  'Authenticator',
  'Batyr',
  'Bi',
  'Central',
  'English',
  'Friday',
  'Google',
  'JavaScript',
  'Kazakh',
  'Kazakhstan',
  'Khan',
  'Klang',
  'Kuala',
  'Labuan',
  'Latin',
  'Lumpur',
  'Malay',
  'Malaysia',
  'Malaysian',
  'Maps',
  'Market',
  'Microsoft',
  'Monday',
  'OpenAI',
  'OpenStreetMap',
  'Pasar',
  // Apple Pay, Google Pay.
  'Pay',
  'PayPal',
  'DuitNow',
  'Esc',
  'River',
  'Russian',
  'Sarawak',
  'Seni',
  'Shift',
  'Stripe',
  'WebP',
])

/** Written by the specification letter for letter, in its capitals. */
export const asSpecified: ReadonlySet<string> = new Set([
  'Connection Error',
  'Email Change Failed',
  'Error Loading Orders',
  'Go Back',
  'Login Failed',
  'Logout Failed',
  'Order Creation Failed',
  'Order Not Found',
  'Password Reset Email Sent',
  'Password Reset Failed',
  'Password Update Failed',
  'Password Updated',
  'Product Not Found',
  'Registration Failed',
  'Reload Page',
  'Sign In',
  'Sign Up',
  'Update Failed',
])
