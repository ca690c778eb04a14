import { useEffect, useState } from 'react'
import { data, useNavigate } from 'react-router'
import { isAdmin } from '#contract/actor.ts'
import * as adminEvents from '#contract/calls/admin-events.gen.ts'
import { createTranslator } from '#contract/messages/translator.ts'
import { adminPages } from '#contract/admin-pages.ts'
import { mostImageMb } from '#contract/rules/image-limits.ts'
import { eventImage } from '#contract/uploads.ts'
import { sendFile } from '#web/browser/calls/send-file.ts'
import { messagesOf } from '#web/browser/messages/catalogue.ts'
import { useLanguage, useMessages } from '#web/browser/messages/use-messages.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { apiContext, visitContext } from '#web/render/page-context.ts'
import type { Route } from './+types/page'
import { historyShown, ThingHistory } from '../audit-log/thing-history.tsx'
import { EventStateChip } from '../event-frame/event-state-chip.tsx'
import { eventStateOf } from '../event-frame/event-state.ts'
import { titleOf } from '../event-frame/event-texts.ts'
import { EventTabs } from '../event-frame/event-tabs.tsx'
import { EventWhen } from '../event-frame/event-head.tsx'
import { EditTranslations } from '../kit/edit/edit-fields.tsx'
import { EditPage, EditSection } from '../kit/edit/edit-page.tsx'
import { RemoveButton } from '../kit/edit/remove-button.tsx'
import { ImageField } from '../kit/fields/image-field.tsx'
import { loadPart } from '../kit/load-part.ts'
import { sentenceOfError } from '../kit/sentence-of-error.ts'
import { useLivePage } from '../live/use-live-page.ts'
import { LoadFailed } from '../load-failed.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { titled } from '../titled.ts'
import { changeOf, emptyEvent, type EventValues, newEventOf, valuesOf } from './event-values.ts'
import { MapPart } from './map-part.tsx'
import { PreviewPart } from './preview-part.tsx'
import { ProductsPart } from './products-part.tsx'
import { StatusPart } from './status-part.tsx'
import { useEventEdit } from './use-event-edit.ts'
import { WhenPart } from './when-part.tsx'
import { WherePart } from './where-part.tsx'

export async function loader({ context, params: { eventId } }: Route.LoaderArgs) {
  const { actor, language } = context.get(visitContext)
  if (!isAdmin(actor)) throw data(null, { status: 403 })
  const api = context.get(apiContext)
  const messages = messagesOf(language, ['admin-event', 'admin-event-frame', 'admin-event-stock', 'admin-edit', 'admin-log'])
  const title = createTranslator(language, messages.messages)('admin-event:pageTitle')
  const { countries } = await api.checkout.options({ lang: language })
  const page = { title, countries, now: new Date().toISOString(), ...messages }
  if (eventId === undefined) return { ...page, name: undefined, event: undefined, history: { entries: [], total: 0 } }
  const event = await loadPart(api.adminEvents.get({ id: eventId }))
  return {
    ...page,
    name: titleOf(event, language),
    event,
    history: await api.audit.list({ entity: 'event', entity_id: eventId, limit: historyShown }),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return titled(loaderData?.name ?? loaderData?.title)
}

const textKeys = ['title', 'summary', 'venue', 'address', 'description'] as const

export default function EventPage({ loaderData: { event, history, countries, now } }: Route.ComponentProps) {
  const t = useMessages('admin-event')
  const frame = useMessages('admin-event-frame')
  const language = useLanguage()
  const shell = useMessages('shell')
  const navigate = useNavigate()
  const refresh = useRefresh()
  const create = useWrite(adminEvents.create)
  const change = useWrite(adminEvents.change)
  const setImage = useWrite(adminEvents.setImage)
  const [made, setMade] = useState<{ id: string; values: EventValues }>()
  useLivePage(event && 'events', ...(event ? [event.id] : []))
  const edit = useEventEdit({
    // After creation these values count as saved, so leaving for the new page shows no warning.
    saved: event ? valuesOf(event) : (made?.values ?? emptyEvent),
    async send(changed, values) {
      if (event) {
        const body = { ...changeOf(changed, values), expected_updated_at: event.updated_at }
        const outcome = await change.send({ params: { id: event.id }, body })
        return 'refusal' in outcome ? { refusal: outcome.refusal } : {}
      }
      const outcome = await create.send(newEventOf(values))
      if ('refusal' in outcome) return { refusal: outcome.refusal }
      setMade({ id: outcome.answer.id, values })
      return {}
    },
  })
  useEffect(() => {
    if (made && !event && edit.changed.length === 0) void navigate(adminPages.event(made.id), { replace: true })
  }, [made, event, edit.changed.length, navigate])

  async function upload(file: File, onProgress: (share: number) => void): Promise<string | undefined> {
    try {
      await setImage.attempt({ params: { id: event?.id ?? '' }, body: { file } }, { by: sendFile, onProgress })
      await refresh()
      return undefined
    } catch (error) {
      return sentenceOfError(error, shell('unreached'))
    }
  }

  return (
    <EditPage
      edit={edit}
      logged={event && { entity: 'event', id: event.id }}
      title={
        event ? (
          <span className="flex flex-wrap items-center gap-3">
            {titleOf(event, language)}
            <EventStateChip state={eventStateOf(event, now)} />
          </span>
        ) : (
          t('new')
        )
      }
      below={event && <EventWhen event={event} />}
      back={{ label: frame('back'), to: adminPages.events() }}
      partLabels={Object.fromEntries(textKeys.map((key) => [key, t(`field.${key}`)]))}
      printValue={(_, value) => event?.products.find(({ id }) => id === value)?.name}
      tabs={
        event && (
          <EventTabs
            event={event}
            at="details"
            mayEdit
            counts={{ remaining: event.pieces.remaining, pickupsOpen: event.pickups.orders - event.pickups.collected }}
          />
        )
      }
      aside={
        event?.status === 'draft' && (
          <RemoveButton
            call={adminEvents.remove}
            input={{ id: event.id }}
            name={titleOf(event, language)}
            text={t('removeText')}
            to={adminPages.events()}
          />
        )
      }
      side={
        <>
          {event ? (
            <StatusPart event={event} now={now} save={edit.save} />
          ) : (
            <EditSection title={t('section.status')}>
              <p className="text-small text-smoke">{t('status.new')}</p>
            </EditSection>
          )}
          <WherePart edit={edit} countries={countries} />
          {event && <MapPart edit={edit} event={event} />}
          {event && (
            <EditSection title={t('section.image')}>
              <ImageField
                label={t('imageDrop')}
                url={event.image_url}
                accept={eventImage.kinds.join(',')}
                mostBytes={mostImageMb * 1024 * 1024}
                upload={upload}
              />
            </EditSection>
          )}
        </>
      }
    >
      <WhenPart edit={edit} />
      <EditSection title={t('section.texts')}>
        <EditTranslations
          edit={edit}
          name="translations"
          fields={[
            { key: 'title', label: t('field.title'), most: 200 },
            { key: 'summary', label: t('field.summary'), most: 1000, isLong: true },
            { key: 'venue', label: t('field.venue'), most: 200 },
            { key: 'address', label: t('field.address'), most: 300 },
            { key: 'description', label: t('field.description'), most: 20_000, isLong: true },
          ]}
        />
      </EditSection>
      <ProductsPart edit={edit} event={event} />
      <PreviewPart values={edit.values} imageUrl={event?.image_url ?? null} map={event?.map ?? null} />
      {event && <ThingHistory entity="event" id={event.id} {...history} />}
    </EditPage>
  )
}

export function ErrorBoundary() {
  return <LoadFailed />
}
