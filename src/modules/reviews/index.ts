export { answerReview, decideReview } from './decide-review.ts'
export { addPicture } from './review-pictures.ts'
export { writeReview } from './write-review.ts'
