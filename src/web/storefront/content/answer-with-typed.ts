import { data } from 'react-router'
import type { FormAnswer } from './form-answer.ts'

type Refused<Typed> = Extract<FormAnswer<Typed>, { state: 'refused' }>

/** With a status of failure the router reads nothing anew, which would put the error screen where somebody was writing. */
const notAnswered = { status: 503 }

/** Sends a form. Where no answer comes, or none of the shop's, the form says so and keeps what was typed; a redirect is left to the router. */
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
    return data<Refused<Typed>>({ state: 'refused', typed, refusal: { kind: 'failed' } }, notAnswered)
  }
}
