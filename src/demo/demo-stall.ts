import type { StallMethod } from '#contract/rules/stall-terms.ts'

type Lines = readonly (readonly [slug: string, quantity: number])[]

/** An order to be collected at an event. The email of a demo account assigns it to that account. */
export type DemoPickup = {
  event: string
  name: string
  email: string
  phone: string
  lines: Lines
  state: 'unpaid' | 'paid' | 'collected'
}

export const demoPickups: readonly DemoPickup[] = [
  {
    event: 'nauryz-on-jalan-panggung',
    name: 'Лаура Сейітова',
    email: 'laura@buyers.test',
    phone: '+7 701 555 03 01',
    lines: [['tulpar-tee', 2]],
    state: 'collected',
  },
  {
    event: 'nauryz-on-jalan-panggung',
    name: 'Daniel Wong',
    email: 'daniel@buyers.test',
    phone: '+60 12-555 0302',
    lines: [
      ['dombra-tee', 1],
      ['nauryz-stickers', 3],
    ],
    state: 'collected',
  },
  {
    event: 'nauryz-on-jalan-panggung',
    name: 'Siti Aminah',
    email: 'siti@buyers.test',
    phone: '+60 19-555 0303',
    lines: [['baursak-mug', 2]],
    state: 'paid',
  },
  {
    event: 'pasar-seni-weekend-market',
    name: 'Tan Wei Ling',
    email: 'customer@tulpar.test',
    phone: '+60 12-555 0105',
    lines: [
      ['shai-mug', 2],
      ['manul-pin', 1],
    ],
    state: 'paid',
  },
  {
    event: 'pasar-seni-weekend-market',
    name: 'Aigerim Nurlankyzy',
    email: 'member@tulpar.test',
    phone: '+7 701 555 01 04',
    lines: [['three-star-pins', 1]],
    state: 'unpaid',
  },
  {
    event: 'pasar-seni-weekend-market',
    name: 'Rajesh Menon',
    email: 'rajesh@buyers.test',
    phone: '+60 16-555 0204',
    lines: [
      ['tulpar-tee', 1],
      ['steppe-stickers', 4],
    ],
    state: 'paid',
  },
]

/** Sales at the stall of the past event, by minutes after its start. */
export const demoSales: readonly (readonly [minutes: number, method: StallMethod, lines: Lines])[] = [
  [22, 'cash', [['nauryz-stickers', 2]]],
  [41, 'qr', [['tulpar-tee', 1]]],
  [
    68,
    'cash',
    [
      ['baursak-mug', 1],
      ['nauryz-stickers', 1],
    ],
  ],
  [95, 'card', [['dombra-tee', 1]]],
  [131, 'cash', [['nauryz-stickers', 4]]],
  [142, 'qr', [['baursak-mug', 2]]],
  [
    187,
    'qr',
    [
      ['tulpar-tee', 1],
      ['nauryz-stickers', 2],
    ],
  ],
  [214, 'cash', [['tulpar-tee', 1]]],
  [255, 'cash', [['baursak-mug', 1]]],
  [
    290,
    'card',
    [
      ['dombra-tee', 1],
      ['tulpar-tee', 1],
    ],
  ],
  [334, 'qr', [['nauryz-stickers', 5]]],
  [391, 'cash', [['nauryz-stickers', 1]]],
]
