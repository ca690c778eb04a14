import { TulparMark } from '#web/ui/tulpar-mark.tsx'

export function EmptyMotif() {
  return <TulparMark className="size-40" />
}
