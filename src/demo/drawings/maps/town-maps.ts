import type { TownMap } from './town-map.ts'

export const townMaps: Readonly<Record<'kuala-lumpur' | 'almaty', TownMap>> = {
  'kuala-lumpur': {
    river: {
      name: 'Sungai Klang',
      way: [
        [190, -60],
        [230, 160],
        [170, 420],
        [210, 640],
        [330, 960],
      ],
      nameAt: [200, 330],
      turn: -77,
    },
    areas: [
      {
        kind: 'green',
        corners: [
          [-10, 90],
          [105, 90],
          [60, 420],
          [-10, 420],
        ],
      },
      {
        kind: 'house',
        corners: [
          [300, 165],
          [488, 165],
          [486, 450],
          [286, 450],
        ],
        name: ['Central', 'Market'],
        nameAt: [390, 370],
      },
    ],
    streets: [
      {
        name: 'Jalan Hang Kasturi',
        way: [
          [540, -40],
          [530, 520],
        ],
        nameAt: 0.63,
      },
      {
        name: 'Jalan Tun H. S. Lee',
        way: [
          [760, -40],
          [740, 520],
          [720, 700],
        ],
        nameAt: 0.46,
      },
      {
        name: 'Jalan Petaling',
        way: [
          [985, -40],
          [960, 520],
          [1080, 940],
        ],
        nameAt: 0.35,
      },
      {
        name: 'Leboh Pasar Besar',
        way: [
          [-40, 90],
          [1240, 60],
        ],
        nameAt: 0.21,
      },
      {
        name: 'Jalan Tun Tan Cheng Lock',
        way: [
          [110, 530],
          [530, 520],
          [1240, 500],
        ],
        nameAt: 0.58,
      },
      {
        name: 'Jalan Sultan',
        way: [
          [500, 730],
          [720, 700],
          [1240, 640],
        ],
        nameAt: 0.78,
      },
      {
        name: 'Jalan Panggung',
        way: [
          [720, 700],
          [740, 790],
          [1060, 872],
        ],
        nameAt: 0.58,
      },
    ],
    stations: [{ name: 'Pasar Seni', at: [360, 640] }],
  },
  almaty: {
    areas: [
      {
        kind: 'green',
        corners: [
          [405, 225],
          [645, 225],
          [645, 425],
          [405, 425],
        ],
        name: ['Ескі алаң'],
        nameAt: [525, 325],
      },
    ],
    streets: [
      {
        name: 'Наурызбай батыр',
        way: [
          [130, -40],
          [130, 940],
        ],
        nameAt: 0.52,
      },
      {
        name: 'Абылай хан',
        way: [
          [370, -40],
          [370, 940],
        ],
        nameAt: 0.37,
      },
      {
        name: 'Панфилов',
        way: [
          [680, -40],
          [680, 940],
        ],
        nameAt: 0.37,
      },
      {
        name: 'Назарбаев',
        way: [
          [1000, -40],
          [1000, 940],
        ],
        nameAt: 0.52,
      },
      {
        name: 'Қазыбек би',
        way: [
          [-40, 190],
          [1240, 190],
        ],
        nameAt: 0.69,
      },
      {
        name: 'Төле би',
        way: [
          [-40, 460],
          [1240, 460],
        ],
        nameAt: 0.69,
      },
      {
        name: 'Бөгенбай батыр',
        way: [
          [-40, 760],
          [1240, 760],
        ],
        nameAt: 0.23,
      },
    ],
    stations: [{ name: 'Алмалы', at: [440, 600] }],
  },
}
