/** Direction marks, zero-width letters and tag letters, by which a text can say to a program what a person does not see. */
const unseen =
  /[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\u{E0000}-\u{E0FFF}]/gu

/** Returns a text of the catalogue as programs get it. */
export function plainText(text: string): string {
  return text.toWellFormed().replace(unseen, '')
}
