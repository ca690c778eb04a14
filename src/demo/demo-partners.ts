import type { LocationKind, PartnerStatus } from '#contract/rules/partner-rules.ts'
import type { Language } from '#contract/languages.ts'

export type DemoPlace = {
  name: string
  kind: LocationKind
  address: string
  city: string
  code: string
  /** On a weekday. */
  scansPerDay: number
}
export type DemoPartner = {
  status: PartnerStatus
  email: string
  company: string
  contactName: string
  phone: string
  country: string
  city: string
  about: string
  language: Language
  rate: number
  /** Days since its application or invitation. */
  daysAgo: number
  code?: string
  bank?: { bank_name: string; account_name: string; account_number: string }
  places?: readonly DemoPlace[]
}

export const demoPartners: readonly DemoPartner[] = [
  {
    status: 'active',
    email: 'partner@tulpar.test',
    company: 'Dastarkhan Café',
    contactName: 'Bekzat Abdirakhman',
    phone: '+7 705 555 01 06',
    country: 'KZ',
    city: 'Almaty',
    about: 'Кафе с двумя залами и лавкой сувениров у входа.',
    language: 'ru',
    rate: 0.12,
    daysAgo: 75,
    code: 'DASTARXN',
    bank: { bank_name: 'Halyk Bank', account_name: 'TOO Dastarkhan', account_number: 'KZ00 0000 0000 0000 0000' },
    places: [
      { name: 'Касса на Панфилова', kind: 'cafe', address: 'Панфилова, 98', city: 'Алматы', code: 'KASSA222', scansPerDay: 7 },
      { name: 'Стойка в гостинице', kind: 'hotel', address: 'Кабанбай батыра, 43', city: 'Алматы', code: 'STAYKA33', scansPerDay: 3 },
    ],
  },
  {
    status: 'suspended',
    email: 'corner@partners.test',
    company: 'Batik Corner',
    contactName: 'Siti Hajar',
    phone: '+60 3-2144 0302',
    country: 'MY',
    city: 'Kuala Lumpur',
    about: 'A stall at the Central Market.',
    language: 'en',
    rate: 0.1,
    daysAgo: 60,
    code: 'BATKCRNR',
    places: [
      {
        name: 'Central Market stall',
        kind: 'market',
        address: 'Jalan Hang Kasturi',
        city: 'Kuala Lumpur',
        code: 'MARKET44',
        scansPerDay: 2,
      },
    ],
  },
  {
    status: 'applied',
    email: 'sarang@partners.test',
    company: 'Sarang Homestay',
    contactName: 'Christopher Wong',
    phone: '+60 12-555 0303',
    country: 'MY',
    city: 'Kuala Lumpur',
    about: 'Twelve rooms near Bukit Bintang. Guests from Central Asia ask us for presents to take home.',
    language: 'en',
    rate: 0.1,
    daysAgo: 2,
  },
  {
    status: 'applied',
    email: 'mektep@partners.test',
    company: '«Бота» тіл мектебі',
    contactName: 'Ақерке Сейдахмет',
    phone: '+7 707 555 03 04',
    country: 'KZ',
    city: 'Астана',
    about: 'Балаларға арналған қазақ тілі мектебі, 140 оқушы. Ата-аналар ою-өрнекті сөмкелер мен жейделерді сұрайды.',
    language: 'kk',
    rate: 0.1,
    daysAgo: 1,
  },
  {
    status: 'invited',
    email: 'museum@partners.test',
    company: 'Islamic Arts Museum shop',
    contactName: '',
    phone: '',
    country: 'MY',
    city: 'Kuala Lumpur',
    about: '',
    language: 'en',
    rate: 0.15,
    daysAgo: 1,
  },
  {
    status: 'declined',
    email: 'deals@partners.test',
    company: 'Deals Daily',
    contactName: 'Jason Tan',
    phone: '+60 11-555 0306',
    country: 'MY',
    city: 'Petaling Jaya',
    about: 'Coupons of every shop on one page.',
    language: 'en',
    rate: 0.1,
    daysAgo: 30,
  },
]

export const broughtBy: Readonly<Record<string, string>> = {
  'UND-20764': 'KASSA222',
  'UND-48960': 'STAYKA33',
  'UND-51107': 'KASSA222',
  'UND-70322': 'DASTARXN',
  'UND-27519': 'MARKET44',
  'UND-83320': 'KASSA222',
  'UND-66205': 'STAYKA33',
}
