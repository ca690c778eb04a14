import { useEffect, useState } from 'react'
import { pressQueue } from './press-queue.ts'

export function KeptPhoto({ photoKey }: { photoKey: string }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    let shown: string | undefined
    let isGone = false
    void pressQueue.file(photoKey).then((file) => {
      if (!file || isGone) return
      shown = URL.createObjectURL(file)
      setUrl(shown)
    })
    return () => {
      isGone = true
      if (shown !== undefined) URL.revokeObjectURL(shown)
    }
  }, [photoKey])
  return url === undefined ? (
    <span className="size-22 rounded-edge bg-felt" />
  ) : (
    <img src={url} alt="" width={88} height={88} className="size-22 rounded-edge bg-felt object-cover opacity-60" />
  )
}
