export type DemoReview = {
  /** A completed order of the demo. */
  order: string
  slug: string
  daysAgo: number
  author: string
  stars: number
  text: string
  /** Index of the product image that is used as the buyer's photo. */
  picture?: number
  answer?: string
  /** Waits for approval. */
  waits?: true
}

export const demoReviews: readonly DemoReview[] = [
  {
    order: 'UND-20764',
    slug: 'steppe-stickers',
    daysAgo: 15,
    author: 'Rajesh',
    stars: 5,
    text: 'One sheet went on my laptop, the other on my daughter’s water bottle. Three weeks of dishwashing later the colours are as they were.',
  },
  {
    order: 'UND-48960',
    slug: 'adras-mug',
    daysAgo: 8,
    author: 'Айжан',
    stars: 4,
    text: 'Бояуы қанық, қолға жақсы жатады. Қорабының бір бұрышы езіліп келді, бірақ кесенің өзі аман.',
    picture: 1,
    answer: 'Рақмет, Айжан! Енді жолға екі қабат қорапқа салып жібереміз.',
  },
  {
    order: 'UND-51107',
    slug: 'tulpar-tee',
    daysAgo: 3,
    author: 'Jia Hui',
    stars: 5,
    text: 'Heavier cotton than I expected and the print feels like part of the cloth. I am 168 cm and the M sits just right.',
  },
  {
    order: 'UND-51107',
    slug: 'tulpar-pin',
    daysAgo: 1,
    author: 'Jia Hui',
    stars: 4,
    text: 'Small and bright. The back is a bit stiff at first.',
    waits: true,
  },
]
