/** Layouts of a printed code: alone, on an A4 poster, on a table card, or on twelve stickers. */
export const printLayouts = ['plain', 'poster', 'tent', 'stickers'] as const
export type PrintLayout = (typeof printLayouts)[number]

export const printFormats = ['svg', 'png', 'pdf'] as const
export type PrintFormat = (typeof printFormats)[number]

/** A longer path would make a code too fine for a sticker. */
const longestPrintedPage = 160

/** Returns whether a code may lead to this page of the shop: a path of plain characters from the root, as browsers write it. */
export function isPrintablePage(page: string): boolean {
  return page.length <= longestPrintedPage && /^\/(?!\/)[\w\-./~%?=&,+]*$/.test(page)
}

export function scanAddress(publicUrl: string, trackingCode: string, page: string): string {
  const to = page === '/' ? '' : `?to=${page.replaceAll('%', '%25').replaceAll('&', '%26').replaceAll('+', '%2B')}`
  return `${publicUrl}/r/${encodeURIComponent(trackingCode)}${to}`
}
