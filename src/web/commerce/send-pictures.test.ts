import { expect, it } from 'vitest'
import { sendPictures } from './send-pictures.ts'

const pictures = ['front', 'back', 'side'].map((name) => new File([name], name))
const turn = () => new Promise((resolve) => setImmediate(resolve))

it('keeps the order of pictures that were chosen at once, also where a later one would be quicker', async () => {
  const arrived: string[] = []
  await sendPictures(pictures, 3, async ({ name }) => {
    for (let turns = name === 'front' ? 5 : 1; turns > 0; turns -= 1) await turn()
    arrived.push(name)
    return { answer: name }
  })
  expect(arrived).toEqual(['front', 'back', 'side'])
})

it('sends no more than there is room for, and none after one that was refused', async () => {
  const sent: string[] = []
  const send = (file: File) => {
    sent.push(file.name)
    return Promise.resolve(file.name === 'back' ? { refusal: { code: 'picture_refused' } } : { answer: file.name })
  }
  await sendPictures(pictures, 1, send)
  await sendPictures(pictures, 3, send)
  expect(sent).toEqual(['front', 'front', 'back'])
})
