import { tmpdir } from 'node:os'
import { BytesInFlight } from '#kit/http/bytes-in-flight.ts'
import { slowestPace } from '#kit/http/incoming-body.ts'
import type { BodyIntake } from '#kit/http/receive-call.ts'
import { TemporaryFolder } from '#kit/uploads/temporary-folder.ts'

/** For calls without a server in front. A caller that sends files must open the folder first. */
export function bodiesIn(dataDir: string = tmpdir()): BodyIntake {
  return { inFlight: new BytesInFlight(64 * 1024 * 1024), pace: slowestPace, folder: new TemporaryFolder(dataDir) }
}
