export const letterLengths = { name: 120, subject: 150, preheader: 200, heading: 200, text: 5000, button: 60, href: 1000 } as const
/** Default days when somebody first chooses recent buyers, or people without a recent order. */
export const usualBoughtDays = 90
export const usualNotBoughtDays = 180
export const mostBlocks = 40
export const mostProductsInBlock = 12
/** Gmail cuts a letter off at this size, in bytes. */
export const mostLetterBytes = 102 * 1024
/** The only placeholder: the reader's name, or a friendly word if the name is unknown. */
export const namePlaceholder = '{{name}}'
