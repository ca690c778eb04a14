import { data } from 'react-router'
import type { FormAnswer } from './form-answer.ts'

type Refused<Typed> = Extract<FormAnswer<Typed>, { state: 'refused' }>

/** After a failure status the router does not revalidate. Revalidation could replace the form by the error screen. */
const notAnswered = { status: 503 }

/** Sends a form. If the shop does not answer, the form shows that and keeps the input. Redirects are thrown for the router. */
export async function answerWithTyped<Typed, Answer extends FormAnswer<Typed>>(
  request: Request,
  send: () => Promise<Answer>,
  readTyped: (form: FormData) => Typed,
): Promise<Answer | ReturnType<typeof data<Refused<Typed>>>> {
  const typed = readTyped(await request.clone().formData())
  try {
    return await send()
  } catch (error) {
    if (error instanceof Response) throw error
    return data<Refused<Typed>>({ state: 'refused', typed, refusal: { kind: unansweredKind(error) } }, notAnswered)
  }
}

/** Browsers throw a TypeError where a request finds no connection. */
export function unansweredKind(error: unknown): 'unreached' | 'failed' {
  return error instanceof TypeError ? 'unreached' : 'failed'
}
