/** A browser, PDF reader or unpacker looks for these anywhere in a file. */
const pages = ['<script', '<!doctype', '<?php', '<html>', '<html ']
/** A PDF may begin this late. */
const pdfWithin = 1024
const zipEndBytes = 22
const zipCommentMost = 65_535

/** Whether an image is also a page, a PDF or an archive. That is never by chance, so its sender gets an error. */
export function holdsAnotherFile(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  if (text.slice(0, pdfWithin).includes('%PDF-')) return true
  const small = text.toLowerCase()
  return pages.some((mark) => small.includes(mark)) || endsAsZip(bytes)
}

/** A ZIP file is read from its end: a record whose comment reaches to the last byte. */
function endsAsZip(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const earliest = Math.max(0, bytes.length - zipEndBytes - zipCommentMost)
  for (let at = bytes.length - zipEndBytes; at >= earliest; at -= 1) {
    if (view.getUint32(at, true) === 0x06054b50 && at + zipEndBytes + view.getUint16(at + 20, true) <= bytes.length) return true
  }
  return false
}
