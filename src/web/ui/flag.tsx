import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type FlagProps = {
  country: string
  size?: 'small' | 'medium' | 'large'
  /** Ringed and a little larger. */
  chosen?: boolean
  /** Was just chosen: flips in. */
  flips?: boolean
  className?: string
}

const sizes = { small: 'w-5', medium: 'w-7', large: 'w-10' } as const

/** Drawn, since some systems have no flag emoji. The language's name stands beside it or in the button's label. */
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
      <svg viewBox="0 0 30 20" aria-hidden="true" focusable="false" className={classNames('block h-auto rounded-[2px]', sizes[size])}>
        {drawings[country]}
      </svg>
    </span>
  )
}

const drawings: Readonly<Record<string, ReactNode>> = {
  gb: (
    <>
      <path fill="#012169" d="M0 0h30v20H0z" />
      <path stroke="#fff" strokeWidth="4" d="m0 0 30 20M30 0 0 20" />
      <path
        fill="#c8102e"
        d="M0 0h2.4L12 6.4V8h-1.6L0 1.1zM30 0h-2.4L18 6.4V7.2h1.2L30 0zM30 20h-2.4L18 13.6V12h1.6L30 18.9zM0 20h2.4L12 13.6V12.8h-1.2L0 20z"
      />
      <path stroke="#fff" strokeWidth="6.6" d="M15 0v20M0 10h30" />
      <path stroke="#c8102e" strokeWidth="4" d="M15 0v20M0 10h30" />
    </>
  ),
  ru: (
    <>
      <path fill="#fff" d="M0 0h30v7H0z" />
      <path fill="#1c3f94" d="M0 6.7h30v7H0z" />
      <path fill="#d52b1e" d="M0 13.3h30V20H0z" />
    </>
  ),
  kz: (
    <>
      <path fill="#00abc2" d="M0 0h30v20H0z" />
      <path stroke="#fec50c" strokeWidth="0.9" d="M1.5 0v20M3.1 0v20" />
      <path stroke="#fec50c" strokeWidth="0.8" fill="none" d="m1.5 0 1.6 2.5L1.5 5l1.6 2.5L1.5 10l1.6 2.5L1.5 15l1.6 2.5L1.5 20" />
      <circle cx="16.5" cy="8.3" r="3.3" fill="#fec50c" />
      <circle cx="16.5" cy="8.3" r="4.6" fill="none" stroke="#fec50c" strokeWidth="1.2" strokeDasharray=".5 .95" />
      <path
        fill="#fec50c"
        d="M9.8 10.6c1.8 3 4.2 3.6 5.7 3.4l1 1.4 1-1.4c1.5.2 3.9-.4 5.7-3.4-.3 3.4-2.9 4.9-5 4.9l-1.7.6-1.7-.6c-2.1 0-4.7-1.5-5-4.9z"
      />
    </>
  ),
}
