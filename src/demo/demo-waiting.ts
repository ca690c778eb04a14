import type { z } from 'zod'
import type { newDiscount } from '#contract/discounts.ts'
import type { Language } from '#contract/languages.ts'
import type { Admin } from '#contract/people.ts'
import type { ContactMessage, PreorderRequest } from '#contract/support.ts'
import type { DemoOrder } from './demo-orders.ts'

/** An order with a payment proof that waits for review. */
export type DemoProof = Pick<DemoOrder, 'number' | 'buyer' | 'address' | 'lines'> & {
  hoursAgo: number
  receipt: { bank: string; done: string; to: string; reference: string }
  /** RM by which the transfer is too low. */
  lacks?: number
}

export const demoProofs: readonly DemoProof[] = [
  {
    number: 'UND-71840',
    hoursAgo: 20,
    buyer: { name: 'Гүлнар Сапарова', email: 'gulnar@buyers.test', phone: '+7 701 555 04 01', language: 'kk' },
    address: { address: 'Мәңгілік Ел даңғылы, 30', city: 'Astana', state: 'Astana', zip: '010000', country: 'KZ' },
    lines: [{ slug: 'ornament-stickers', quantity: 2 }],
    receipt: { bank: 'Halyk', done: 'Аударым орындалды', to: 'Кімге', reference: 'Мақсаты' },
  },
  {
    number: 'UND-71902',
    hoursAgo: 6,
    buyer: { name: 'Артём Ли', email: 'artyom@buyers.test', phone: '+7 777 555 04 02', language: 'ru' },
    address: { address: 'ул. Кабанбай батыра, 83', city: 'Almaty', state: 'Almaty', zip: '050010', country: 'KZ' },
    lines: [{ slug: 'samarkand-star-tote' }],
    receipt: { bank: 'Kaspi', done: 'Перевод выполнен', to: 'Кому', reference: 'Назначение' },
    lacks: 10,
  },
  {
    number: 'UND-71955',
    hoursAgo: 1,
    buyer: { name: 'Chong Mei Yee', email: 'mei.yee@buyers.test', phone: '+60 12-555 0403', language: 'en' },
    address: { address: '3 Jalan Telawi', city: 'Kuala Lumpur', state: 'W.P. Kuala Lumpur', zip: '59100', country: 'MY' },
    lines: [{ slug: 'adras-mug' }, { slug: 'steppe-stickers' }],
    receipt: { bank: 'Maybank', done: 'Transfer successful', to: 'To', reference: 'Reference' },
  },
]

type Written = { hoursAgo: number; language: Language; answer?: { hoursAgo: number; text: string } }
export type DemoMessage = Written & ({ contact: ContactMessage } | { preorder: PreorderRequest })

export const demoMessages: readonly DemoMessage[] = [
  {
    hoursAgo: 70,
    language: 'en',
    contact: {
      name: 'Rajesh Menon',
      email: 'rajesh@buyers.test',
      order_number: 'UND-55418',
      subject: 'Can the pin go in the same parcel?',
      message: 'I ordered stickers and a pin. If one of them takes longer, please send both together; I am in no hurry.',
    },
    answer: { hoursAgo: 66, text: 'Of course. Both leave together, and you’ll get one email with the tracking number.' },
  },
  {
    hoursAgo: 27,
    language: 'ru',
    contact: {
      name: 'Олеся Ким',
      email: 'olesya@buyers.test',
      phone: '+7 777 555 02 06',
      order_number: 'UND-27519',
      subject: 'Когда отправите сумки?',
      message: 'Здравствуйте! Сумки нужны к субботе, это подарок. Если не успеваете, подойдёт и другой цвет холста.',
    },
  },
  {
    hoursAgo: 19,
    language: 'kk',
    contact: {
      name: 'Айжан Бейсенова',
      email: 'aizhan@buyers.test',
      subject: 'Футболканың өлшемі',
      message: 'Сәлеметсіз бе! Бойым 172 см, әдетте M киемін. «Шаңырақ» футболкасы кең бе, әлде L алғаным дұрыс па?',
    },
  },
  {
    hoursAgo: 4,
    language: 'en',
    contact: {
      name: 'Priya Nair',
      email: 'priya@buyers.test',
      subject: 'Mugs for our office',
      message:
        'We would like 24 mugs with the ram’s horn for a team in Penang. Is there a price for that many, and how long would it take?',
    },
  },
  {
    hoursAgo: 9,
    language: 'ru',
    preorder: {
      full_name: 'Дмитрий Пак',
      email: 'dmitry@buyers.test',
      phone: '+7 705 555 04 07',
      product_type: 'Худи с барсом',
      details: 'Нужно худи с тем же рисунком, что на футболке «Барс», тёмно-синее, размер XL. Готов ждать месяц.',
    },
  },
]

/** Days from the day the demo is loaded. Negative days are in the past. */
export type DemoDiscount = Omit<z.input<typeof newDiscount>, 'starts_at' | 'ends_at'> & { fromDay?: number; toDay?: number }

export const demoDiscounts: readonly DemoDiscount[] = [
  { code: 'STEPPE10', kind: 'percent', value: 10, minimum: 120, per_account_limit: 1, fromDay: -10, toDay: 50 },
  { code: 'BATA-20', kind: 'amount', value: 20, minimum: 200, uses_limit: 100, fromDay: 14, toDay: 28 },
  { code: 'MEMBERPOST', kind: 'free_shipping', members_only: true, fromDay: -30 },
  { code: 'AUTUMN15', kind: 'percent', value: 15, fromDay: -60, toDay: -20 },
]

export type DemoInvitation = { email: string; role: Admin['role']; hoursAgo: number; language: Language }

/** The last invitation has expired. */
export const demoInvitations: readonly DemoInvitation[] = [
  { email: 'saule.omarova@staff.test', role: 'staff', hoursAgo: 5, language: 'kk' },
  { email: 'daniel.tan@staff.test', role: 'admin', hoursAgo: 26, language: 'en' },
  { email: 'irina.tsoi@staff.test', role: 'staff', hoursAgo: 120, language: 'ru' },
]
