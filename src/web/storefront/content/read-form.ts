/** Returns a form field's text; '' if it was not sent or is a file. Line breaks are as in the database. */
export function readText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : ''
}
