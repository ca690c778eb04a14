import type { Language } from '#contract/languages.ts'

export type DemoLine = {
  slug: string
  size?: string
  quantity?: number
  /** Number of finished steps. All of them where left out. */
  done?: number
  /** State of the next step. */
  now?: 'in_progress' | { blocked: string }
}
export type DemoOrder = {
  number: string
  /** Days since the workshop received it. */
  daysAgo: number
  buyer: { name: string; email: string; phone: string; language: Language }
  address: { address: string; city: string; state: string; zip: string; country: string }
  lines: readonly DemoLine[]
  /** Days since it was sent. Left out while it is in the workshop or ready. */
  sentDaysAgo?: number
}

const almaty = (address: string) => ({ address, city: 'Almaty', state: 'Almaty', zip: '050000', country: 'KZ' })
const malaysia = (address: string, city: string, state: string, zip: string) => ({ address, city, state, zip, country: 'MY' })
const aizhan = { name: 'Айжан Бейсенова', email: 'aizhan@buyers.test', phone: '+7 701 555 02 01', language: 'kk' } as const
const jiaHui = { name: 'Lim Jia Hui', email: 'jia.hui@buyers.test', phone: '+60 12-555 0202', language: 'en' } as const
const yerzhan = { name: 'Ержан Төлеу', email: 'yerzhan@buyers.test', phone: '+7 705 555 02 03', language: 'kk' } as const
const rajesh = { name: 'Rajesh Menon', email: 'rajesh@buyers.test', phone: '+60 16-555 0204', language: 'en' } as const
const nurul = { name: 'Nurul Izzah', email: 'nurul@buyers.test', phone: '+60 19-555 0205', language: 'en' } as const
const olesya = { name: 'Олеся Ким', email: 'olesya@buyers.test', phone: '+7 777 555 02 06', language: 'ru' } as const
const penang = malaysia('8 Lebuh Armenian', 'George Town', 'Pulau Pinang', '10200')
const ipoh = malaysia('21 Jalan Panglima', 'Ipoh', 'Perak', '30000')
const ampang = malaysia('14 Jalan Ampang', 'Kuala Lumpur', 'W.P. Kuala Lumpur', '50450')

/** Products bought together. Each pair occurs twice, so the cart has recommendations to show. */
const together: readonly DemoOrder[] = [
  sent('UND-18213', 36, { buyer: yerzhan, address: almaty('Төле би көшесі, 101') }, ['ram-horn-tee', 'ram-horn-pin']),
  sent('UND-18840', 35, { buyer: olesya, address: almaty('ул. Гоголя, 86') }, ['ram-horn-tee', 'ram-horn-pin', 'ram-horn-tote']),
  sent('UND-19406', 34, { buyer: nurul, address: ampang }, ['adras-mug', 'pomegranate-mug']),
  sent('UND-19577', 33, { buyer: aizhan, address: almaty('Абай даңғылы, 52') }, ['adras-mug', 'pomegranate-mug', 'tea-table-stickers']),
  sent('UND-20013', 32, { buyer: jiaHui, address: penang }, ['tulpar-tee', 'tulpar-pin', 'steppe-stickers']),
  sent('UND-20138', 31, { buyer: rajesh, address: ipoh }, ['samarkand-star-tote', 'samarkand-star-mug', 'ornament-stickers']),
  sent('UND-20295', 30, { buyer: olesya, address: almaty('ул. Гоголя, 86') }, ['samarkand-star-tote', 'samarkand-star-mug']),
  sent('UND-20350', 29, { buyer: nurul, address: ampang }, ['barys-tee', 'barys-pin', 'steppe-stickers', 'ornament-stickers']),
  sent('UND-20477', 28, { buyer: yerzhan, address: almaty('Достық даңғылы, 12') }, ['barys-tee', 'barys-pin', 'barys-kids-tee']),
  sent('UND-20591', 27, { buyer: rajesh, address: ipoh }, ['steppe-stickers', 'ornament-stickers', 'ram-horn-tote', 'ram-horn-tee']),
]

/** A realistic workload: sent, late, blocked and ready orders, and similar ones that print together. Oldest first. */
export const demoOrders: readonly DemoOrder[] = [
  ...together,
  { number: 'UND-20764', daysAgo: 26, buyer: rajesh, address: ipoh, sentDaysAgo: 22, lines: [{ slug: 'steppe-stickers', quantity: 2 }] },
  { number: 'UND-48960', daysAgo: 19, buyer: aizhan, address: almaty('Абай даңғылы, 52'), sentDaysAgo: 14, lines: [{ slug: 'adras-mug' }] },
  {
    number: 'UND-51107',
    daysAgo: 12,
    buyer: jiaHui,
    address: penang,
    sentDaysAgo: 9,
    lines: [{ slug: 'tulpar-tee', size: 'M' }, { slug: 'tulpar-pin' }],
  },
  {
    number: 'UND-70322',
    daysAgo: 9,
    buyer: nurul,
    address: ampang,
    lines: [
      { slug: 'shanyrak-tee', size: 'M', done: 3, now: 'in_progress' },
      { slug: 'ili-tulip-pin', done: 2, now: { blocked: 'Waits for the tee of this order' } },
    ],
  },
  {
    number: 'UND-27519',
    daysAgo: 8,
    buyer: olesya,
    address: almaty('ул. Гоголя, 86'),
    lines: [{ slug: 'samarkand-star-tote', quantity: 2, done: 1, now: { blocked: 'White ink is out, 2 litres arrive on Monday' } }],
  },
  { number: 'UND-83320', daysAgo: 5, buyer: yerzhan, address: almaty('Төле би көшесі, 101'), lines: [{ slug: 'pomegranate-mug' }] },
  {
    number: 'UND-55418',
    daysAgo: 4,
    buyer: rajesh,
    address: ipoh,
    lines: [{ slug: 'ornament-stickers', quantity: 3 }, { slug: 'tulpar-pin' }],
  },
  {
    number: 'UND-31780',
    daysAgo: 1,
    buyer: jiaHui,
    address: penang,
    lines: [
      { slug: 'ram-horn-tee', size: 'L', quantity: 2, done: 1, now: 'in_progress' },
      { slug: 'barys-tee', size: 'XL', done: 3 },
    ],
  },
  { number: 'UND-66205', daysAgo: 1, buyer: nurul, address: ampang, lines: [{ slug: 'ram-horn-tee', size: 'L', done: 1 }] },
  {
    number: 'UND-40518',
    daysAgo: 1,
    buyer: yerzhan,
    address: almaty('Достық даңғылы, 12'),
    lines: [{ slug: 'ram-horn-tee', size: 'L', done: 1 }],
  },
  {
    number: 'UND-60231',
    daysAgo: 1,
    buyer: aizhan,
    address: almaty('Сәтбаев көшесі, 22'),
    lines: [{ slug: 'adras-mug', quantity: 2, done: 2 }],
  },
  {
    number: 'UND-62240',
    daysAgo: 0,
    buyer: olesya,
    address: almaty('пр. Назарбаева, 175'),
    lines: [
      { slug: 'barys-kids-tee', done: 0 },
      { slug: 'samarkand-star-tote', done: 0 },
    ],
  },
  {
    number: 'UND-62983',
    daysAgo: 0,
    buyer: nurul,
    address: ampang,
    lines: [{ slug: 'pomegranate-mug', quantity: 2, done: 0, now: { blocked: 'Madina asks the buyer for the address' } }],
  },
]

function sent(number: string, daysAgo: number, to: Pick<DemoOrder, 'buyer' | 'address'>, slugs: readonly string[]): DemoOrder {
  return { number, daysAgo, ...to, lines: slugs.map((slug) => ({ slug })), sentDaysAgo: daysAgo - 3 }
}
