import { useCamera } from '../scan-orders/use-camera.ts'
import { CameraView } from '../scan-orders/camera-view.tsx'

export type MemberCameraProps = { isReading: boolean; onCode: (code: string) => void }

export function MemberCamera({ isReading, onCode }: MemberCameraProps) {
  const { attach, state, startAgain } = useCamera(isReading, onCode)
  return (
    <div className="on-cloth grid overflow-hidden rounded-edge">
      <CameraView state={state} attach={attach} onAgain={startAgain} />
    </div>
  )
}
