import { type RefCallback, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createCodeReader } from './code-reader.ts'
import { createSight, look } from './sight.ts'

/** 'refused': somebody said no; 'missing': there is none, or something else holds it. */
export type CameraState = 'starting' | 'on' | 'refused' | 'missing'

export type Camera = {
  /** The video may come and go; what the camera sees is shown where it is. */
  attach: RefCallback<HTMLVideoElement>
  state: CameraState
  /** Undefined where the camera has no lamp. */
  lamp?: { isOn: boolean; turn: () => void }
  startAgain: () => void
  /** What was read last was taken back: it is not read again before it was out of sight. */
  passOver: () => void
  isPassingOver: boolean
}

const pauseMs = 120

/** The phone's rear camera in a video of the page, read until a code is seen. `isReading` pauses the reading, not the picture. */
export function useCamera(isReading: boolean, onCode: (code: string) => void): Camera {
  const shown = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('starting')
  const [picture, setPicture] = useState<MediaStream>()
  const [isLampOn, setIsLampOn] = useState(false)
  const [sight] = useState(createSight)
  const [isPassingOver, setIsPassingOver] = useState(false)
  const tell = useEffectEvent(onCode)
  const stop = useRef(() => {})

  const start = useCallback(() => {
    let isLeft = false
    let stream: MediaStream | undefined
    const letGo = () => {
      for (const one of stream?.getTracks() ?? []) one.stop()
    }
    stop.current()
    stop.current = () => {
      isLeft = true
      letGo()
    }
    async function open() {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } } })
        if (isLeft) return letGo()
        setPicture(stream)
        setState('on')
      } catch (error) {
        if (!isLeft) setState(error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'missing')
      }
    }
    void open()
  }, [])
  useEffect(() => {
    start()
    return () => stop.current()
  }, [start])

  useEffect(() => {
    if (state !== 'on' || !isReading) return
    let isLeft = false
    let next: ReturnType<typeof setTimeout> | undefined
    void createCodeReader().then(
      (read) => {
        async function lookOnce() {
          const code = await look(sight, shown.current, read)
          if (isLeft) return
          setIsPassingOver(sight.isPassingOver())
          if (code === undefined) next = setTimeout(() => void lookOnce(), pauseMs)
          else tell(code)
        }
        if (!isLeft) void lookOnce()
      },
      // Its decoder could not be fetched.
      () => !isLeft && setState('missing'),
    )
    return () => {
      isLeft = true
      clearTimeout(next)
    }
  }, [state, isReading, sight])

  const attach = useCallback(
    (element: HTMLVideoElement | null) => {
      shown.current = element
      if (!element || !picture) return
      element.srcObject = picture
      // A video that goes again at once breaks its own beginning off.
      element.play().catch(() => undefined)
    },
    [picture],
  )
  const track = picture?.getVideoTracks()[0]
  const hasLamp = track !== undefined && 'torch' in (track.getCapabilities?.() ?? {})
  return {
    attach,
    state,
    ...(hasLamp && {
      lamp: {
        isOn: isLampOn,
        turn() {
          void track.applyConstraints({ advanced: [{ torch: !isLampOn } as MediaTrackConstraintSet] }).then(() => setIsLampOn(!isLampOn))
        },
      },
    }),
    startAgain() {
      setState('starting')
      start()
    },
    passOver() {
      sight.passOver()
      setIsPassingOver(sight.isPassingOver())
    },
    isPassingOver,
  }
}
