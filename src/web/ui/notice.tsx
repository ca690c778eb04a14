import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { CheckIcon, InfoIcon, WarningIcon } from './icons.tsx'

export type NoticeProps = {
  tone?: 'info' | 'success' | 'error'
  title?: ReactNode
  children?: ReactNode
  /** Read out by screen readers, for a notice that appears after the page has loaded. */
  announced?: boolean
  className?: string
}

const looks = {
  info: { box: 'bg-felt text-ink', Icon: InfoIcon, icon: 'text-lapis' },
  success: { box: 'bg-processing-ground text-processing', Icon: CheckIcon, icon: '' },
  error: { box: 'bg-cancelled-ground text-cancelled', Icon: WarningIcon, icon: '' },
} as const

export function Notice({ tone = 'info', title, children, announced = false, className }: NoticeProps) {
  const { box, Icon, icon } = looks[tone]
  const role = announced ? (tone === 'error' ? 'alert' : 'status') : undefined
  return (
    <div role={role} className={classNames('flex gap-3 rounded-edge px-4 py-3 text-label', box, className)}>
      <Icon className={classNames('mt-px size-5', icon)} />
      <div className="min-w-0">
        {title && <p className="font-bold">{title}</p>}
        {children}
      </div>
    </div>
  )
}
