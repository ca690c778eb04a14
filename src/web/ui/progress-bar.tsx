import { classNames } from './class-names.ts'

export type ProgressBarProps = {
  label: string
  value: number
  max?: number
  tone?: 'lapis' | 'tile'
  labelHidden?: boolean
  className?: string
}

export function ProgressBar({ label, value, max = 100, tone = 'lapis', labelHidden = false, className }: ProgressBarProps) {
  return (
    <label className={classNames('block text-small', className)}>
      <span className={labelHidden ? 'sr-only' : 'mb-1.5 block'}>{label}</span>
      <progress
        value={Math.min(value, max)}
        max={max}
        className={classNames(
          'block h-1.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-wool [&::-webkit-progress-bar]:bg-wool [&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-600',
          tone === 'tile'
            ? '[&::-moz-progress-bar]:bg-tile [&::-webkit-progress-value]:bg-tile'
            : '[&::-moz-progress-bar]:bg-lapis [&::-webkit-progress-value]:bg-lapis',
        )}
      />
    </label>
  )
}
