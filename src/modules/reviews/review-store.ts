import { sql } from 'kysely'
import type { ReviewPicture } from '#contract/reviews.ts'
import type { Language } from '#contract/languages.ts'
import type { ReviewStatus } from '#contract/rules/review-rules.ts'

export const reviewColumns = [
  'r.id',
  'r.product_id',
  'r.order_id',
  'r.author',
  'r.stars',
  'r.text',
  sql<Language>`r.language`.as('language'),
  sql<ReviewStatus>`r.status`.as('status'),
  'r.refusal',
  'r.answer',
  'r.created_at',
  'r.updated_at',
  sql<ReviewPicture[]>`(
    select coalesce(json_agg(json_build_object('id', p.id, 'width', p.width, 'height', p.height) order by p.created_at, p.id), '[]')
    from review_pictures p where p.review_id = r.id
  )`.as('pictures'),
] as const

export type ReviewRow = {
  id: string
  product_id: string
  order_id: string
  author: string
  stars: number
  text: string
  language: Language
  status: ReviewStatus
  refusal: string | null
  answer: string | null
  created_at: Date
  updated_at: Date
  pictures: ReviewPicture[]
}
