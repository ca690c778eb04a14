import { classNames } from './class-names.ts'

export type SkeletonProps = {
  /** Gives the block its final size: `h-6 w-40`, `aspect-[4/5] w-full`. */
  className: string
}

/** A placeholder for content that loads. Put several in an element with `aria-busy` and a label for screen readers. */
export function Skeleton({ className }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={classNames('relative block overflow-hidden rounded-edge bg-felt dark:bg-wool/70', className)}>
      <span className="absolute inset-0 animate-sweep bg-linear-to-r from-transparent via-milk/70 dark:via-edge/40 to-transparent" />
    </span>
  )
}
