import { pages } from '#contract/pages.ts'
import { formatDate } from '#contract/messages/format-dates.ts'
import { useVisitor, type Visitor } from '#web/browser/visitor.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { announceSession } from '#web/browser/session-events.ts'
import { showToast } from '#web/ui/toasts.ts'
import * as account from '#contract/calls/account.gen.ts'

/** For visitors who are not signed in, at the top of the page. */
export function JoinLink() {
  const t = useMessages('info')
  if (standingOf(useVisitor()) !== 'stranger') return null
  return (
    <p>
      <ButtonLink to={pages.register(pages.membership())} size="large">
        {t('membership.join')}
      </ButtonLink>
    </p>
  )
}

/** The page is the same for all visitors, so the browser decides whether the visitor is a member or has applied. */
export function JoinBand() {
  const t = useMessages('info')
  const language = useLanguage()
  const visitor = useVisitor()
  const { isJoining, join } = useJoin()
  const standing = standingOf(visitor)
  const since = visitor.state === 'signed_in' ? visitor.profile.member_since : null
  const sentence = { stranger: 'joinText', customer: 'customerText', asking: 'asked', member: 'isMember' } as const
  return (
    <section aria-label={t('membership.join')} className="on-cloth bg-lapis-cloth text-bone">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-12 gap-y-6 py-14 lg:py-20">
        <div aria-live="polite" className="grid max-w-prose gap-2">
          <p className="font-display text-heading-2">{t(`membership.${sentence[standing]}`)}</p>
          {standing === 'member' && since !== null && <p>{t('membership.since', { date: formatDate(language, since) })}</p>}
        </div>
        {standing === 'stranger' && (
          <ButtonLink to={pages.register(pages.membership())} tone="onCloth" size="large">
            {t('membership.register')}
          </ButtonLink>
        )}
        {standing === 'customer' && (
          <Button tone="onCloth" size="large" loading={isJoining} onClick={join}>
            {t('membership.joinNow')}
          </Button>
        )}
        {(standing === 'member' || standing === 'asking') && (
          <ButtonLink to={pages.shop()} tone="onCloth" size="large">
            {t('membership.shop')}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}

function standingOf(visitor: Visitor): 'stranger' | 'customer' | 'asking' | 'member' {
  if (visitor.state !== 'signed_in') return 'stranger'
  const { is_member, membership_requested_at } = visitor.profile
  if (is_member) return 'member'
  return membership_requested_at === null ? 'customer' : 'asking'
}

/** Joins, or applies if an admin decides. Every open tab is notified, and member prices appear in all of them. */
function useJoin(): { isJoining: boolean; join: () => void } {
  const t = useMessages('info')
  const { send, isBusy } = useWrite(account.join, {
    onSuccess: (profile) => {
      announceSession('user_updated')
      if (profile.is_member) showToast({ title: t('membership.joined'), tone: 'success' })
    },
    onRefused: ({ error }) => showToast({ title: t('membership.failed'), description: error ?? t('membership.failedText'), tone: 'error' }),
  })
  return { isJoining: isBusy, join: () => void send() }
}
