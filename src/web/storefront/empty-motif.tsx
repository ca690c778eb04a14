import { TulparMark } from '#web/ui/tulpar-mark.tsx'

/** For empty places: the horse that came with nothing on its back. */
export function EmptyMotif() {
  return <TulparMark className="size-40" />
}
