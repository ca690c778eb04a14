import type { ShownReview } from '#contract/reviews.ts'
import { reviewPictureAddress } from '#contract/addresses-beside.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import type { Language } from '#contract/languages.ts'
import type { AreaTranslator } from '#contract/messages/translator.ts'
import { Stars } from '#web/ui/stars.tsx'

export type ReviewItemProps = { review: ShownReview; t: AreaTranslator<'reviews'>; language: Language; shopName: string }

/** Receives all its data as props, since the server renders it outside the page. */
export function ReviewItem({ review, t, language, shopName }: ReviewItemProps) {
  const { author, stars, text, language: written, written_at, answer, pictures } = review
  return (
    <li className="min-w-0 border-t border-wool pt-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-label">
        <Stars value={stars} label={t('stars', { stars })} />
        <span className="font-medium break-words">{author}</span>
        <time dateTime={written_at} className="text-small text-smoke">
          {formatDate(language, written_at)}
        </time>
      </p>
      {text !== '' && (
        <p lang={written} className="mt-2.5 max-w-prose text-body break-words whitespace-pre-line">
          {text}
        </p>
      )}
      {pictures.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {pictures.map(({ id }, index) => (
            <li key={id}>
              <a href={reviewPictureAddress(id, 'large')} target="_blank" rel="noopener" className="block rounded-edge">
                <img
                  src={reviewPictureAddress(id, 'small')}
                  alt={t('picture', { number: index + 1, author })}
                  width={80}
                  height={80}
                  loading="lazy"
                  decoding="async"
                  className="size-20 rounded-edge bg-felt object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {answer !== null && (
        <div className="mt-3 border-l-2 border-lapis pl-4 text-label">
          <p className="font-medium">{t('answer', { shop: shopName })}</p>
          <p className="mt-1 break-words whitespace-pre-line">{answer}</p>
        </div>
      )}
    </li>
  )
}
