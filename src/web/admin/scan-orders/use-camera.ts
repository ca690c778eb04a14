import { type RefCallback, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createCodeReader } from './code-reader.ts'
import { createSight, look } from './sight.ts'

/** 'refused' means that permission was denied; 'missing' means that there is no camera or another program uses it. */
export type CameraState = 'starting' | 'on' | 'refused' | 'missing'

export type Camera = {
  /** Ref for the video. It may unmount and mount again; the camera picture follows it. */
  attach: RefCallback<HTMLVideoElement>
  state: CameraState
  /** Undefined if the camera has no torch. */
  lamp?: { isOn: boolean; turn: () => void }
  startAgain: () => void
  /** Ignores the last code until it leaves the view, after its scan was undone. */
  passOver: () => void
  isPassingOver: boolean
}

const pauseMs = 120

/** Shows the phone's rear camera in a video and reads it until a code appears. `isReading` pauses the reading, not the picture. */
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
      // The decoder could not be loaded.
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
      // `play` rejects if the video is unmounted again immediately.
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
