import { useShop } from '#web/kit/use-shop.ts'
import { useWords } from '#web/kit/words/use-words.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { ExternalIcon } from '#web/ui/icons.tsx'

/** The last band of the home page: where to follow what is drawn next. */
export function LettersBand() {
  const t = useWords('home')
  const { social_url } = useShop()
  return (
    <section aria-labelledby="letters" className="on-cloth bg-lapis-cloth text-bone">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-12 gap-y-6 py-14 lg:py-20">
        <div>
          <h2 id="letters" className="font-display text-heading-1">{t('letters.title')}</h2>
          <p className="mt-2 text-body">{t('letters.text')}</p>
        </div>
        {social_url !== undefined && (
          <a href={social_url} target="_blank" rel="me noopener" className={buttonLook({ tone: 'onCloth', size: 'large' })}>{t('letters.follow')}<ExternalIcon className="size-4" /></a>
        )}
      </div>
    </section>
  )
}
