/** Sends as many pictures as there is room for, one after another to keep their order. Stops at the first refusal. */
export async function sendPictures(files: readonly File[], room: number, send: (file: File) => Promise<object>): Promise<void> {
  for (const file of files.slice(0, room)) {
    const outcome = await send(file)
    if ('refusal' in outcome) return
  }
}
