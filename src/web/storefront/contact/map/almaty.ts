import { drawnDrawingStudio } from './studio-place.ts'
import type { Place, TownPlan } from './town-plan.ts'

const [west, east] = [76.93, 76.965]
const [north, south] = [43.266, 43.243]
const across = (latitude: number): Place[] => [
  [latitude, west],
  [latitude, east],
]
const down = (longitude: number, from = north): Place[] => [
  [from, longitude],
  [south, longitude],
]

export const almaty: TownPlan = {
  door: drawnDrawingStudio.door,
  middle: [43.2544, 76.9476],
  metres: 1500,
  areas: [
    {
      kind: 'park',
      outline: [
        [43.2603, 76.9519],
        [43.2603, 76.9552],
        [43.2564, 76.9552],
        [43.2564, 76.9519],
      ],
    },
    {
      kind: 'park',
      outline: [
        [43.2553, 76.9423],
        [43.2553, 76.9454],
        [43.2543, 76.9454],
        [43.2543, 76.9423],
      ],
    },
    {
      kind: 'building',
      outline: [
        [43.2501, 76.9452],
        [43.2501, 76.9463],
        [43.2493, 76.9463],
        [43.2493, 76.9452],
      ],
    },
    {
      kind: 'building',
      outline: [
        [43.2561, 76.9426],
        [43.2561, 76.945],
        [43.2555, 76.945],
        [43.2555, 76.9426],
      ],
    },
  ],
  ways: [
    { street: 'toleBi', kind: 'avenue', nameAt: '39.5%', course: across(43.2541) },
    { street: 'abylaiKhan', kind: 'avenue', nameAt: '54%', course: down(76.942) },
    { street: 'nazarbayev', kind: 'avenue', nameAt: '54%', course: down(76.9479) },
    { street: 'aitekeBi', kind: 'street', nameAt: '39.5%', course: across(43.2583) },
    { street: 'kazybekBi', kind: 'street', nameAt: '38%', course: across(43.2562) },
    { street: 'bogenbai', kind: 'street', nameAt: '39.5%', course: across(43.2521) },
    { street: 'karasai', kind: 'street', nameAt: '39.5%', course: across(43.2504) },
    { street: 'kunaev', kind: 'street', nameAt: '54%', course: down(76.9517) },
    { street: 'zheltoksan', kind: 'street', nameAt: '54%', course: down(76.9388) },
    { street: 'panfilov', kind: 'street', nameAt: '54%', course: down(76.9457) },
    { street: 'tulebaev', kind: 'lane', nameAt: '54%', course: down(76.9498) },
  ],
  spots: [
    { spot: 'almaly', at: [43.2513, 76.9457] },
    { spot: 'opera', at: [43.2497, 76.9457] },
    { spot: 'cathedral', at: [43.2588, 76.9536], side: 'below' },
  ],
}
