import { classNames } from './class-names.ts'

/** `onCloth` tones are for lapis, pomegranate and night bands, which stay dark in both themes. */
export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger' | 'onCloth' | 'onClothOutline'
/** 56, 48, 40 and 36 px high; `dense` is for the back office. */
export type ButtonSize = 'large' | 'medium' | 'small' | 'dense'

const tones: Record<ButtonTone, string> = {
  primary: 'bg-lapis text-milk hover:bg-lapis-hover',
  secondary: 'border-[1.5px] border-lapis text-lapis hover:border-lapis-hover hover:bg-selected hover:text-lapis-hover',
  quiet: 'border-[1.5px] border-edge bg-surface text-ink hover:border-ink',
  danger: 'bg-pomegranate text-milk hover:bg-pomegranate-hover',
  onCloth: 'on-cloth bg-bone text-lapis-cloth hover:bg-wool-cloth',
  onClothOutline: 'on-cloth border-[1.5px] border-bone text-bone hover:bg-bone hover:text-lapis-cloth',
}

const sizes: Record<ButtonSize, string> = {
  large: 'min-h-14 px-7 py-2 text-body',
  medium: 'min-h-12 px-6 py-2 text-label',
  small: 'min-h-11 px-4 py-1.5 text-label',
  dense: 'min-h-9 px-3.5 py-1 text-small',
}

export type ButtonLook = { tone?: ButtonTone; size?: ButtonSize; wide?: boolean }

export function buttonLook({ tone = 'primary', size = 'medium', wide = false }: ButtonLook, inactive = false): string {
  return classNames(
    'press relative inline-flex forced-colors:border items-center justify-center gap-2.5 rounded-edge text-center leading-tight font-bold text-balance no-underline select-none',
    sizes[size],
    inactive ? 'bg-wool text-smoke' : tones[tone],
    wide && 'w-full',
  )
}
