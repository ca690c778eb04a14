import type { Dashboard } from '#contract/desk.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { Link } from '#web/ui/link.tsx'
import { Thumbnail } from '#web/ui/thumbnail.tsx'
import { DashboardPart } from './dashboard-part.tsx'

export type RunningLowProps = { options: Dashboard['running_low']; count: number; to: string; canAdjust: boolean }

export function RunningLow({ options, count, to, canAdjust }: RunningLowProps) {
  const t = useMessages('admin-dashboard')
  return (
    <DashboardPart
      title={t('low.title')}
      aside={
        count > 0 && (
          <Link to={to} className="text-link font-bold">
            {t('low.all', { count })}
          </Link>
        )
      }
    >
      {options.length === 0 ? (
        <p className="px-4 pb-4 text-smoke">{t('low.none')}</p>
      ) : (
        <ul>
          {options.map(({ product_id, name, variation_name, size, available, image_key }) => (
            <li
              key={`${product_id} ${variation_name} ${size}`}
              className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 border-t border-wool px-4 py-1.5"
            >
              <Thumbnail imageKey={image_key ?? undefined} alt="" size={36} />
              <span className="min-w-0 flex-1 basis-32">
                <b className="mr-1 font-bold">{name}</b>{' '}
                {(variation_name ?? size) && (
                  <span className="inline-block text-smoke">{[variation_name, size].filter(Boolean).join('\u00a0· ')}</span>
                )}
              </span>
              <span className="ml-auto flex items-center gap-3">
                <span className="figures font-bold whitespace-nowrap">{t('low.left', { count: available })}</span>
                {canAdjust && (
                  <Link to={adminPages.productStock(product_id)} className={buttonLook({ tone: 'quiet', size: 'dense' })}>
                    {t('low.add')}
                    <span className="sr-only">: {[name, variation_name, size].filter(Boolean).join(', ')}</span>
                  </Link>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </DashboardPart>
  )
}
