import { classNames } from './class-names.ts'

/** `round` is for images (hearts); `framed` for next to a button; `plain` for headers and rows; `onCloth` for a dark band. */
export type IconButtonLook = { look?: 'plain' | 'framed' | 'round' | 'onCloth'; size?: 'large' | 'medium' | 'dense' }

const looks = {
  plain: 'rounded-edge text-ink hover:bg-hover',
  framed: 'rounded-edge border-[1.5px] border-edge bg-surface text-ink hover:border-ink',
  round: 'rounded-full bg-bone text-night hover:bg-wool-cloth',
  onCloth: 'on-cloth rounded-edge text-bone hover:bg-night-raised',
} as const

const sizes = { large: 'size-14', medium: 'size-11', dense: 'size-8' } as const

export function iconButtonLook({ look = 'plain', size = 'medium' }: IconButtonLook): string {
  return classNames(
    'press relative inline-flex shrink-0 items-center justify-center disabled:cursor-not-allowed disabled:text-smoke',
    looks[look],
    sizes[size],
  )
}
