import type { FormAnswer } from './form-answer.ts'

/** Sends a form. Where no answer comes, or none of the shop's, the form says so and keeps what was typed; a redirect is left to the router. */
export async function answerWithTyped<Typed, Answer extends FormAnswer<Typed>>(
  request: Request,
  send: () => Promise<Answer>,
  readTyped: (form: FormData) => Typed,
): Promise<Answer | Extract<FormAnswer<Typed>, { state: 'refused' }>> {
  const typed = readTyped(await request.clone().formData())
  try {
    return await send()
  } catch (error) {
    if (error instanceof Response) throw error
    return { state: 'refused', typed, refusal: { kind: 'failed' } }
  }
}
