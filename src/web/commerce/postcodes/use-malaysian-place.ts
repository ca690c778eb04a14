import { useEffect, useEffectEvent, useRef } from 'react'
import { findMalaysianPlace, type Place } from './malaysian-place.ts'
import { watchFocus } from './watch-focus.ts'

type Typed = Place & { country: string; zip: string }

export type PlaceFields = {
  /** Element ids of the two inputs. */
  ids: Readonly<Record<keyof Place, string>>
  fill: (field: keyof Place, value: string) => void
}

/** Fields that the visitor typed in, or focused during the lookup, stay unchanged. */
export function useMalaysianPlace({ country, zip, city, state }: Typed, { ids, fill }: PlaceFields): void {
  const filled = useRef<Place>({ city: '', state: '' })
  const isFree = (field: keyof Place, typed: string) => typed.trim() === '' || typed === filled.current[field]
  const isWanted = useEffectEvent(() => isFree('city', city) || isFree('state', state))

  const take = useEffectEvent((place: Place, wasIn: (id: string) => boolean) => {
    if (isFree('city', city) && !wasIn(ids.city)) fill('city', place.city)
    if (isFree('state', state) && !wasIn(ids.state)) fill('state', place.state)
    filled.current = place
  })

  useEffect(() => {
    if (country !== 'MY' || !isWanted()) return
    let isCurrent = true
    const { wasIn, stop } = watchFocus(document)
    findMalaysianPlace(zip.trim()).then(
      (place) => {
        if (isCurrent && place) take(place, wasIn)
      },
      // Without the list the visitor types town and state, as for other countries.
      () => undefined,
    )
    return () => {
      isCurrent = false
      stop()
    }
  }, [country, zip])
}
