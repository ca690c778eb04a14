import type { StaffReview } from '#contract/reviews.ts'
import { reviewPictureAddress } from '#contract/addresses-beside.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Stars } from '#web/ui/stars.tsx'

export function ReviewWords({ review: { stars, text, language, pictures, answer, refusal } }: { review: StaffReview }) {
  const t = useMessages('admin-reviews')
  return (
    <div className="grid gap-3">
      <Stars value={stars} label={t('stars', { count: stars })} className="h-5" />
      <p lang={language} className="max-w-prose break-words whitespace-pre-line">
        {text || <span className="text-smoke">{t('noWords')}</span>}
      </p>
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {pictures.map(({ id }, index) => (
            <li key={id}>
              <a href={reviewPictureAddress(id, 'large')} target="_blank" rel="noopener" className="block rounded-edge">
                <img
                  src={reviewPictureAddress(id, 'small')}
                  alt={t('picture', { number: index + 1 })}
                  width={128}
                  height={128}
                  className="size-32 rounded-edge bg-felt object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {refusal !== null && (
        <p className="text-smoke">
          <span className="font-bold text-ink">{t('reason')}</span> {refusal}
        </p>
      )}
      {answer !== null && (
        <p className="border-l-2 border-lapis pl-3 whitespace-pre-line">
          <span className="block font-bold">{t('answer')}</span>
          {answer}
        </p>
      )}
    </div>
  )
}
