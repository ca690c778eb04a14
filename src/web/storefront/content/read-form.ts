/** What a form's field holds; '' when it was not sent or is a file. Line breaks as the database keeps them. */
export function readText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : ''
}
