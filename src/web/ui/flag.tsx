import { classNames } from './class-names.ts'

export type FlagProps = {
  country: string
  size?: 'small' | 'medium' | 'large'
  chosen?: boolean
  flips?: boolean
  className?: string
}

const sizes = { small: 'w-5', medium: 'w-7', large: 'w-10' } as const

/** Uses drawings (assets/web/flags), since some systems have no flag emoji. The language's name is next to it or in the button's label. */
export function Flag({ country, size = 'medium', chosen = false, flips = false, className }: FlagProps) {
  return (
    <span
      className={classNames(
        'inline-flex rounded-edge transition-[opacity,scale] duration-500',
        chosen ? 'scale-108 p-0.5 ring-2 ring-lapis' : 'p-0.5 opacity-60 group-hover:opacity-100',
        chosen && flips && 'animate-flag',
        className,
      )}
    >
      <img
        src={`/flags/${country}.svg`}
        alt=""
        width={30}
        height={20}
        className={classNames('aspect-3/2 h-auto rounded-[2px] object-cover', sizes[size])}
      />
    </span>
  )
}
