import { expect, it } from 'vitest'
import { runGate } from './gate.mjs'

const step = (name, outcome, more = {}) => ({ name, isQuick: true, run: () => Promise.resolve(outcome), ...more })
const green = { passed: 1, failed: 0 }

async function gate(stages, options = {}) {
  const lines = []
  const code = await runGate({ stages, say: (line) => lines.push(line), ...options })
  return { code, lines, text: lines.join('\n') }
}

it('sums up in its last line, and ends well when all is well', async () => {
  const { code, lines } = await gate([[[step('types', green)], [step('tests', { passed: 40, failed: 0 })]]])
  expect(code).toBe(0)
  expect(lines.at(-1)).toBe('41 passed, 0 failed')
  expect(lines.filter((line) => /^✓ (types|tests) \(\d+\.\d s\)$/.test(line))).toHaveLength(4)
})

it('runs on after a failure, and shows at the end what each of them said', async () => {
  const broken = step('broken', green, { run: () => Promise.reject(new Error('no such program')) })
  const { code, lines, text } = await gate([
    [[step('types', { passed: 0, failed: 1, words: 'a.ts: wrong' }), step('lint', green)], [broken]],
    [[step('tests', { passed: 3, failed: 2 })]],
  ])
  expect(code).toBe(1)
  expect(lines.at(-1)).toBe('4 passed, 4 failed')
  const ended = lines.slice(lines.findIndex((line) => line.startsWith('\n── ')))
  expect(ended[0]).toContain('── types ──\na.ts: wrong')
  expect(ended[1]).toContain('── broken ──\nno such program')
  expect(text).toMatch(/\n✗ types .*\n✓ lint .*\n✗ broken .*\n✗ tests .*\n4 passed/)
})

it('runs lanes side by side, the steps of a lane and the stages one after another', async () => {
  const order = []
  const noted = (name, until = Promise.resolve()) =>
    step(name, green, {
      run: async () => {
        order.push(`${name} begins`)
        await until
        order.push(`${name} ends`)
        return green
      },
    })
  const met = Promise.withResolvers()
  const first = noted('first', met.promise)
  const beside = noted('beside')
  const then = step('then', green, { run: () => Promise.resolve(met.resolve()).then(() => green) })
  await gate([[[first], [beside, then]], [[noted('last')]]])
  expect(order).toEqual(['first begins', 'beside begins', 'beside ends', 'first ends', 'last begins', 'last ends'])
})

it('skips slow steps when asked to, and steps whose required step failed', async () => {
  const slow = step('slow', green, { isQuick: false })
  expect((await gate([[[step('quick', green), slow]]], { isQuick: true })).text).not.toContain('slow')
  const { code, text } = await gate([[[step('build', { passed: 0, failed: 1 })]], [[step('journeys', green, { needs: 'build' })]]])
  expect(code).toBe(1)
  expect(text).toContain('– journeys (not run, since build failed)')
})
