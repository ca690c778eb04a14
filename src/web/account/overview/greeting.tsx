import type { Profile } from '#contract/account.ts'
import { pages } from '#contract/pages.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { UserIcon } from '#web/ui/icons.tsx'
import { Link } from '#web/ui/link.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

const avatarPx = 88

export function Greeting({ profile }: { profile: Profile }) {
  const t = useMessages('account')
  const name = profile.display_name || profile.full_name
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      {profile.picture_url ? (
        <img
          src={profile.picture_url}
          alt={t('overview.picture')}
          width={avatarPx}
          height={avatarPx}
          className="size-16 rounded-full bg-felt object-cover sm:size-22"
        />
      ) : (
        <span aria-hidden="true" className="flex size-16 items-center justify-center rounded-full bg-felt text-smoke sm:size-22">
          <UserIcon className="size-8" />
        </span>
      )}
      <div className="min-w-0 flex-1 basis-60">
        <PageHeading size="heading-1">{t('overview.greeting', { name })}</PageHeading>
        <p className="mt-2 flex flex-wrap items-baseline gap-x-5 text-label text-smoke">
          <span className="min-w-0 break-words">{profile.email}</span>
          <span className="figures">{profile.phone ?? t('overview.noPhone')}</span>
          <Link to={pages.accountSettings()} className="text-link">
            {t('overview.edit')}
          </Link>
        </p>
      </div>
    </div>
  )
}
