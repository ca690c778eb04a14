import { pages } from '#contract/pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { OrnamentStrip } from '#web/ui/ornament-strip.tsx'
import type { HomeView } from './load.ts'
import { imageAddress, sourceSet } from '#web/ui/responsive-image.tsx'

export function Hero({ pictures: images }: { pictures: HomeView['hero'] }) {
  const t = useMessages('home')
  return (
    <section aria-labelledby="hero" className="on-cloth">
      {/* No taller than the picture at the window's width: enlarged, its bag would be behind the text. */}
      <div className="relative grid overflow-hidden bg-lapis-cloth text-bone lg:h-[max(34rem,min(48.5vw,calc(100svh-9rem)))]">
        <HeroImage pictures={images} />
        {/* Stays on the bare wall to the left of the bag, in any language. */}
        <div className="page-width relative pt-7 pb-[78vw] [--wall:min(33rem,57vw-18.5rem)] lg:self-center lg:pt-0 lg:pb-[max(7rem,20vw-9.5rem)]">
          <h1 id="hero" className="max-w-160 font-display text-display-1 lg:text-[min(5.75rem,6vw)] lg:max-w-(--wall)">
            {t('hero.title')}
          </h1>
          <p className="mt-4 max-w-110 text-lead text-balance lg:mt-6 lg:max-w-[min(27.5rem,var(--wall))]">{t('hero.text')}</p>
          <p className="mt-5 flex flex-wrap gap-3 lg:mt-8 lg:max-w-(--wall)">
            <ButtonLink to={pages.shop()} tone="onCloth" size="large" className="max-sm:flex-1 max-sm:px-3 lg:max-xl:px-4">
              {t('hero.shop')}
            </ButtonLink>
            <ButtonLink to={pages.about()} tone="onClothOutline" size="large" className="max-sm:flex-1 max-sm:px-3 lg:max-xl:px-4">
              {t('hero.about')}
            </ButtonLink>
          </p>
        </div>
      </div>
      <OrnamentStrip pattern="pomegranate" height={30} className="max-lg:h-5.5" />
    </section>
  )
}

const wide = '(min-width: 64rem)'
const narrow = 'not all and (min-width: 64rem)'

/** Portrait on phones, landscape elsewhere. Both are preloaded, before the page's style sheet is known. */
function HeroImage({ pictures: { desktop, phone } }: { pictures: HomeView['hero'] }) {
  const fallback = desktop ?? phone
  if (!fallback) return null
  const sources = [...(phone ? [{ media: narrow, image: phone }] : []), ...(desktop ? [{ media: wide, image: desktop }] : [])]
  return (
    <>
      {sources.map(({ media, image }) => (
        <link
          key={media}
          rel="preload"
          as="image"
          type="image/avif"
          media={media}
          imageSrcSet={sourceSet(image.key, 'avif', { originalWidth: image.width })}
          imageSizes="100vw"
          fetchPriority="high"
        />
      ))}
      <picture className="contents">
        {sources.flatMap(({ media, image }) =>
          ['avif', 'webp', 'jpg'].map((format) => (
            <source
              key={media + format}
              className="hidden"
              media={media}
              type={`image/${format === 'jpg' ? 'jpeg' : format}`}
              srcSet={sourceSet(image.key, format, { originalWidth: image.width })}
              sizes="100vw"
              width={image.width}
              height={image.height}
            />
          )),
        )}
        <img
          src={imageAddress(fallback.key, 1280, 'jpg')}
          alt=""
          width={fallback.width}
          height={fallback.height}
          fetchPriority="high"
          className="absolute inset-x-0 bottom-0 h-auto w-full mask-t-from-65% lg:top-0 lg:h-full lg:object-cover lg:object-right-bottom lg:mask-none"
        />
      </picture>
    </>
  )
}
