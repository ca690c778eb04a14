/** As many as there is room for, one after another, so that they keep their order. A refusal ends it: it stands where the next one would. */
export async function sendPictures(files: readonly File[], room: number, send: (file: File) => Promise<object>): Promise<void> {
  for (const file of files.slice(0, room)) {
    const outcome = await send(file)
    if ('refusal' in outcome) return
  }
}
