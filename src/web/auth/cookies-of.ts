/** The cookies of an answer of the sign-in service, for the browser that asked through a page. */
export function cookiesOf(answer: Response): Headers {
  const headers = new Headers()
  for (const cookie of answer.headers.getSetCookie()) headers.append('set-cookie', cookie)
  return headers
}
