/** Direction marks, zero-width characters, and tags: a reader does not see them, a language model reads them. */
const invisible =
  /\u034F|[\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\u{E0000}-\u{E0FFF}]/gu

/** Takes out of a text for agents what a person could not see in it. */
export function agentText(text: string): string {
  return text.toWellFormed().replaceAll(invisible, '')
}
