import { type KeyboardEvent, type MouseEvent } from 'react'
import type { AdminEventPage } from '#contract/admin-events.ts'
import * as adminEvents from '#contract/calls/admin-events.gen.ts'
import type { EventMap } from '#contract/events.ts'
import { mostImageMb } from '#contract/rules/image-limits.ts'
import { eventMap } from '#contract/uploads.ts'
import { sendFile } from '#web/browser/calls/send-file.ts'
import { useMessages } from '#web/browser/messages/use-messages.ts'
import { useRefresh } from '#web/browser/use-refresh.ts'
import { MapPicture } from '#web/commerce/event/map-picture.tsx'
import { Button } from '#web/ui/button.tsx'
import { useWrite } from '#web/browser/calls/use-write.ts'
import { EditSection } from '../kit/edit/edit-page.tsx'
import type { Edit } from '../kit/edit/use-edit.ts'
import { ImageField } from '../kit/fields/image-field.tsx'
import { sentenceOfError } from '../kit/sentence-of-error.ts'
import type { EventValues } from './event-values.ts'

export type MapPartProps = { edit: Edit<EventValues>; event: AdminEventPage }

const steps: Readonly<Record<string, [number, number]>> = {
  ArrowLeft: [-0.01, 0],
  ArrowRight: [0.01, 0],
  ArrowUp: [0, -0.01],
  ArrowDown: [0, 0.01],
}
const within = (share: number) => Math.round(Math.max(0, Math.min(1, share)) * 10_000) / 10_000

export function MapPart({ edit, event: { id, map } }: MapPartProps) {
  const t = useMessages('admin-event')
  const shell = useMessages('shell')
  const setMap = useWrite(adminEvents.setMap)
  const removeMap = useWrite(adminEvents.removeMap)
  const refresh = useRefresh()

  async function tried(change: () => Promise<unknown>): Promise<string | undefined> {
    try {
      await change()
      await refresh()
      return undefined
    } catch (error) {
      return sentenceOfError(error, shell('unreached'))
    }
  }

  return (
    <EditSection title={t('section.map')} hint={t('map.hint')}>
      <ImageField
        label={t('map.drop')}
        url={map?.image_url ?? null}
        accept={eventMap.kinds.join(',')}
        mostBytes={mostImageMb * 1024 * 1024}
        upload={(file, onProgress) => tried(() => setMap.attempt({ params: { id }, body: { file } }, { by: sendFile, onProgress }))}
        remove={() => tried(() => removeMap.attempt({ id }))}
      />
      {map && <Marker edit={edit} map={map} />}
    </EditSection>
  )
}

function Marker({ edit, map }: { edit: Edit<EventValues>; map: EventMap }) {
  const t = useMessages('admin-event')
  const marker = edit.values.map_marker
  const place = (x: number, y: number) => edit.set('map_marker', { x: within(x), y: within(y) })

  function handleClick({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) {
    // Enter also causes a click, but without a position.
    if (detail === 0) return place(marker?.x ?? 0.5, marker?.y ?? 0.5)
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    place((clientX - left) / width, (clientY - top) / height)
  }
  function handleKeyDown(event: KeyboardEvent) {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    place((marker?.x ?? 0.5) + step[0], (marker?.y ?? 0.5) + step[1])
  }

  const percent = (share: number) => Math.round(share * 100)
  return (
    <div className="grid gap-2">
      <button
        type="button"
        onClick={handleClick}
        onKeyDown={handleKeyDown}
        aria-label={marker ? t('map.markerAt', { x: percent(marker.x), y: percent(marker.y) }) : t('map.markerNone')}
        className="block w-full cursor-crosshair rounded-edge"
      >
        <MapPicture map={{ ...map, marker }} alt="" sizes="22rem" />
      </button>
      <p className="flex flex-wrap items-center justify-between gap-x-4 text-tiny text-smoke">
        {t('map.place')}
        {marker && (
          <Button tone="quiet" size="small" onClick={() => edit.set('map_marker', null)}>
            {t('map.takeAway')}
          </Button>
        )}
      </p>
      {edit.errors['map_marker'] && <p className="text-tiny font-medium text-pomegranate">{edit.errors['map_marker']}</p>}
    </div>
  )
}
