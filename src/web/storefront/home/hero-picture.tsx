import { pictureAddress } from '#web/ui/picture.tsx'
import type { HomeView } from './load.ts'

const widths = [640, 960, 1280, 1600, 1920]
const wide = '(min-width: 64rem)'
const narrow = 'not all and (min-width: 64rem)'

/** Upright on phones, wide elsewhere. Both are offered to be fetched before the page's style is known. */
export function HeroPicture({ pictures: { desktop, phone } }: { pictures: HomeView['hero'] }) {
  const fallback = desktop ?? phone
  if (!fallback) return null
  const sources = [...(phone ? [{ media: narrow, picture: phone }] : []), ...(desktop ? [{ media: wide, picture: desktop }] : [])]
  return (
    <>
      {sources.map(({ media, picture }) => (
        <link
          key={media}
          rel="preload"
          as="image"
          type="image/avif"
          media={media}
          imageSrcSet={sourceSet(picture.key, 'avif')}
          imageSizes="100vw"
          fetchPriority="high"
        />
      ))}
      <picture className="contents">
        {sources.flatMap(({ media, picture }) =>
          ['avif', 'webp', 'jpg'].map((format) => (
            <source
              key={media + format}
              className="hidden"
              media={media}
              type={`image/${format === 'jpg' ? 'jpeg' : format}`}
              srcSet={sourceSet(picture.key, format)}
              sizes="100vw"
              width={picture.width}
              height={picture.height}
            />
          )),
        )}
        <img
          src={pictureAddress(fallback.key, 1280, 'jpg')}
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

function sourceSet(key: string, format: string): string {
  return widths.map((width) => `${pictureAddress(key, width, format)} ${width}w`).join(', ')
}
