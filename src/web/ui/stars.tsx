const row = [0, 24, 48, 72, 96].map((x) => `M${x + 12} 2.6l2.9 6 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6-4.8-4.6 6.6-.9Z`).join('')

export type StarsProps = {
  /** 0 to 5, fractions included. */ value: number
  /** Read by screen readers in place of the drawing. */ label: string
  className?: string
}

export function Stars({ value, label, className = 'h-4' }: StarsProps) {
  return (
    <>
      <svg viewBox="0 0 120 24" aria-hidden="true" focusable="false" className={`inline-block w-auto shrink-0 ${className}`}>
        <path d={row} className="fill-wool" />
        <svg width={24 * value} height={24}>
          <path d={row} className="fill-pomegranate" />
        </svg>
      </svg>
      <span className="sr-only">{label}</span>
    </>
  )
}
