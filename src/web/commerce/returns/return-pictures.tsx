import { returnPictureAddress } from '#contract/addresses-beside.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'

const sizes = { small: { px: 80, className: 'size-20' }, large: { px: 160, className: 'size-40' } } as const

export function ReturnPictures({ pictures, size }: { pictures: readonly string[]; size: keyof typeof sizes }) {
  const t = useMessages('returns')
  const { px, className } = sizes[size]
  if (pictures.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {pictures.map((picture, index) => (
        <li key={picture}>
          <a href={returnPictureAddress(picture)} target="_blank" rel="noopener" className="block rounded-edge">
            <img
              src={returnPictureAddress(picture)}
              alt={t('picture', { number: index + 1 })}
              width={px}
              height={px}
              className={`${className} rounded-edge bg-felt object-cover`}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
