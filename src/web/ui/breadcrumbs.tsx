import { Link } from './link.tsx'

export type Crumb = { label: string; to?: string }
export type BreadcrumbsProps = { label: string; crumbs: readonly Crumb[] }

/** The last crumb is the current page and has no address. */
export function Breadcrumbs({ label, crumbs }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center text-small text-smoke">
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className="flex items-center">
            {index > 0 && (
              <span aria-hidden="true" className="px-2">
                /
              </span>
            )}
            {crumb.to === undefined ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <Link
                to={crumb.to}
                className="inline-flex min-h-11 items-center rounded-chip underline-offset-4 hover:text-lapis hover:underline"
              >
                {crumb.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
