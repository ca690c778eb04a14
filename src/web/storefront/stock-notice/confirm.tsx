import { apiContext, visitContext } from '#web/render/page-context.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { followLink } from '../newsletter/link-state.ts'
import type { Route } from './+types/confirm'
import { NoticeLink } from './notice-link.tsx'

export function loader({ context, url }: Route.LoaderArgs) {
  return { ...messagesOf(context.get(visitContext).language, ['stock-notice']), token: url.searchParams.get('token') ?? '' }
}

export function action({ context, url }: Route.ActionArgs) {
  return followLink(() => context.get(apiContext).stockNotices.confirm({ token: url.searchParams.get('token') ?? '' }))
}

export default function ConfirmPage({ loaderData: { token }, actionData }: Route.ComponentProps) {
  return <NoticeLink act="confirm" token={token} state={actionData?.state} />
}
