import type { Language } from '#contract/languages.ts'
import { profilePicture } from '#contract/uploads.ts'
import { type Sent, sendFile } from '#web/browser/send-file.ts'

export function sendPicture(picture: Blob, language: Language): Promise<Sent> {
  return sendFile(profilePicture, new File([picture], 'picture.jpg', { type: picture.type }), { language })
}
