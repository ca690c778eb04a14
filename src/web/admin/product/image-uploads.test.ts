import { expect, it } from 'vitest'
import { createImageUploads } from './image-uploads.ts'

const pictures = (...names: string[]) => names.map((name) => new File([name], name))

/** Mocks a server that answers each upload on demand and lists the images in the order of their completion. */
function openEditor() {
  const shown: string[] = []
  const sent: string[] = []
  const answers = new Map<string, (problem?: string) => void>()
  const editor = createImageUploads({
    send: ({ name }) => {
      sent.push(name)
      return new Promise((resolve) => {
        answers.set(name, (problem) => {
          if (problem === undefined) shown.push(name)
          resolve(problem)
        })
      })
    },
    onAdded: () => Promise.resolve(),
  })
  async function answer(name: string, problem?: string): Promise<void> {
    answers.get(name)?.(problem)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { editor, shown, sent, answer }
}

it('keeps the order of pictures dropped together, also where a later one would be quicker', async () => {
  const { editor, shown, sent, answer } = openEditor()
  const first = editor.add(pictures('front', 'back'))
  const second = editor.add(pictures('side'))
  await answer('none')
  // Answers the pending uploads, the last one first.
  for (const name of ['side', 'back', 'front']) await answer(name)
  expect([shown, sent]).toEqual([['front'], ['front', 'back']])
  for (const name of ['side', 'back', 'side']) await answer(name)
  await Promise.all([first, second])
  expect(shown).toEqual(['front', 'back', 'side'])
  expect(editor.uploads.read()).toEqual([])
})

it('leaves the others alone where one is refused', async () => {
  const { editor, shown, answer } = openEditor()
  const all = editor.add(pictures('front', 'broken', 'side'))
  await answer('none')
  await answer('front')
  await answer('broken', 'This is no picture')
  await answer('side')
  await all
  expect(shown).toEqual(['front', 'side'])
  expect(editor.uploads.read()).toMatchObject([{ name: 'broken', problem: 'This is no picture' }])
  editor.forget(editor.uploads.read()[0]?.id ?? 0)
  expect(editor.uploads.read()).toEqual([])
})
