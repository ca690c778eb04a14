import { useMessages } from '#web/browser/messages/use-messages.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

export function PageOnItsWay() {
  const t = useMessages('shell')
  return (
    <output aria-busy="true" aria-label={t('action.loading')} className="grid gap-8">
      <Skeleton className="h-11 w-72 max-w-full" />
      <div className="grid gap-4">
        <Skeleton className="h-32 w-full" />
        <Skeleton className="h-32 w-full" />
        <Skeleton className="h-32 w-full" />
      </div>
    </output>
  )
}
