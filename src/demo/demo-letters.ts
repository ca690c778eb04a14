import type { CampaignAudience } from '#contract/campaigns.ts'
import type { Letter, LetterBlock } from '#contract/letter-blocks.ts'
import type { Language } from '#contract/languages.ts'

/** A block of a letter. It refers to products by slug, since their ids are not known yet. */
export type DemoBlock = Exclude<LetterBlock, { type: 'products' | 'story' }> | { type: 'products'; slugs: readonly string[] }
export type DemoLetter = Pick<Letter, 'subject' | 'preheader'> & { blocks: readonly DemoBlock[] }
export type DemoCampaign = {
  name: string
  audience: CampaignAudience
  letters: Partial<Record<Language, DemoLetter>>
  /** Days since it was sent. Left out for a draft. */
  sentDaysAgo?: number
}

const shanyrak = ['shanyrak-tee', 'tulpar-tee', 'tulpar-pin'] as const

export const demoCampaigns: readonly DemoCampaign[] = [
  {
    name: 'Shanyrak tees are here',
    audience: {},
    sentDaysAgo: 10,
    letters: {
      en: {
        subject: 'The roof ring of the yurt, on a tee',
        preheader: 'Three new designs, printed in Kuala Lumpur',
        blocks: [
          { type: 'heading', text: 'A roof to wear' },
          {
            type: 'text',
            text: 'Dear {{name}},\n\nThe shanyrak is the ring at the top of a yurt: light comes in through it, and smoke goes out. Families pass it on. We drew it for a tee, and a pin to go with it.',
          },
          { type: 'products', slugs: [...shanyrak] },
          { type: 'button', text: 'See everything new', href: '/shop' },
        ],
      },
      ru: {
        subject: 'Шанырак — теперь на футболке',
        preheader: 'Три новые вещи, напечатанные в Куала-Лумпуре',
        blocks: [
          { type: 'heading', text: 'Крыша, которую носят с собой' },
          {
            type: 'text',
            text: 'Здравствуйте, {{name}}!\n\nШанырак — кольцо на вершине юрты: через него входит свет и выходит дым. В семьях его передают по наследству. Мы нарисовали его для футболки и значка.',
          },
          { type: 'products', slugs: [...shanyrak] },
          { type: 'button', text: 'Все новинки', href: '/shop' },
        ],
      },
      kk: {
        subject: 'Шаңырақ енді футболкада',
        preheader: 'Куала-Лумпурда басылған үш жаңа зат',
        blocks: [
          { type: 'heading', text: 'Өзіңізбен бірге жүретін шаңырақ' },
          {
            type: 'text',
            text: 'Сәлеметсіз бе, {{name}}!\n\nШаңырақ — киіз үйдің төбесіндегі шеңбер: одан жарық түсіп, түтін шығады. Ол ұрпақтан ұрпаққа беріледі. Біз оны футболка мен төсбелгіге салдық.',
          },
          { type: 'products', slugs: [...shanyrak] },
          { type: 'button', text: 'Барлық жаңа зат', href: '/shop' },
        ],
      },
    },
  },
  {
    name: 'Gifts for New Year',
    audience: { members: true },
    letters: {
      en: {
        subject: 'Small things for New Year’s Eve',
        preheader: '',
        blocks: [
          { type: 'heading', text: 'Under RM 50, and wrapped in felt' },
          { type: 'text', text: 'Dear {{name}},\n\nA few small things that travel well in an envelope.' },
          { type: 'products', slugs: ['steppe-stickers', 'ili-tulip-pin', 'adras-mug'] },
        ],
      },
    },
  },
]

const names = [
  'aidana',
  'dana',
  'serik',
  'wei.ming',
  'priya',
  'hafiz',
  'svetlana',
  'timur',
  'mei.ling',
  'asel',
  'daniyar',
  'farah',
] as const
const months = ['spring', 'summer', 'autumn'] as const

/** Subscribers in addition to the buyers. All demo addresses are undeliverable. */
export const demoReaders: readonly { email: string; language: Language }[] = months.flatMap((month, turn) =>
  names.map((name, index) => ({
    email: `${name}.${month}@readers.test`,
    language: (['en', 'ru', 'kk'] as const)[(index + turn) % 3] ?? 'en',
  })),
)
