import { classNames } from './class-names.ts'
import { ArrowLeftIcon, ArrowRightIcon } from './icons.tsx'
import { Link } from './link.tsx'

export type PaginationProps = {
  page: number
  pageCount: number
  addressOf: (page: number) => string
  labels: { navigation: string; previous: string; next: string; page: (page: number) => string }
  dense?: boolean
}

/** Renders nothing for a single page. Pages are links, so that they can be shared and crawled. */
export function Pagination({ page, pageCount, addressOf, labels, dense = false }: PaginationProps) {
  if (pageCount < 2) return null
  const cell = classNames(
    'press figures inline-flex items-center justify-center rounded-edge text-label font-bold',
    dense ? 'size-9' : 'size-11',
  )
  const quiet = `${cell} text-ink hover:bg-hover`

  return (
    <nav aria-label={labels.navigation} className="flex justify-center">
      <ul className="flex items-center gap-1">
        {page > 1 && (
          <li>
            <Link to={addressOf(page - 1)} rel="prev" aria-label={labels.previous} className={quiet}>
              <ArrowLeftIcon className="size-4" />
            </Link>
          </li>
        )}
        {pagesToShow(page, pageCount).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === undefined ? (
              <span aria-hidden="true" className="inline-flex w-6 justify-center text-smoke">
                …
              </span>
            ) : (
              <Link
                to={addressOf(number)}
                aria-label={labels.page(number)}
                aria-current={number === page ? 'page' : undefined}
                className={number === page ? `${cell} bg-lapis text-milk` : quiet}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
        {page < pageCount && (
          <li>
            <Link to={addressOf(page + 1)} rel="next" aria-label={labels.next} className={quiet}>
              <ArrowRightIcon className="size-4" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}

/**
 * Returns the first, the last and the current page with its neighbours; undefined marks a gap. At most seven entries, which fit a phone.
 */
export function pagesToShow(page: number, pageCount: number): (number | undefined)[] {
  if (pageCount <= 6) return Array.from({ length: pageCount }, (_, index) => index + 1)
  const middle = [page - 1, page, page + 1].filter((number) => number > 1 && number < pageCount)
  const pages: (number | undefined)[] = [1]
  if ((middle[0] ?? 2) > 2) pages.push(undefined)
  pages.push(...middle)
  if ((middle.at(-1) ?? pageCount) < pageCount - 1) pages.push(undefined)
  return [...pages, pageCount]
}
