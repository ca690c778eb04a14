import { useEffect, useEffectEvent, useRef } from 'react'
import { findMalaysianPlace, type Place } from './malaysian-place.ts'

type Typed = Place & { country: string; zip: string }

/** Fills town and state in as a Malaysian postcode is typed; what somebody wrote themselves stays. */
export function useMalaysianPlace({ country, zip, city, state }: Typed, fill: (field: keyof Place, value: string) => void): void {
  const filled = useRef<Place>({ city: '', state: '' })
  const isFree = (field: keyof Place, typed: string) => typed.trim() === '' || typed === filled.current[field]
  const isWanted = useEffectEvent(() => isFree('city', city) || isFree('state', state))

  const take = useEffectEvent((place: Place) => {
    if (isFree('city', city)) fill('city', place.city)
    if (isFree('state', state)) fill('state', place.state)
    filled.current = place
  })

  useEffect(() => {
    if (country !== 'MY' || !isWanted()) return
    let isCurrent = true
    findMalaysianPlace(zip.trim()).then(
      (place) => {
        if (isCurrent && place) take(place)
      },
      // Without the list everything is written by hand, as elsewhere.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [country, zip])
}
