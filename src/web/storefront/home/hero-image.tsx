import { imageAddress, sourceSet } from '#web/ui/responsive-image.tsx'
import type { HomeView } from './load.ts'

const wide = '(min-width: 64rem)'
const narrow = 'not all and (min-width: 64rem)'

/** Portrait on phones, landscape elsewhere. Both are preloaded, before the page's style sheet is known. */
export function HeroImage({ pictures: { desktop, phone } }: { pictures: HomeView['hero'] }) {
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
