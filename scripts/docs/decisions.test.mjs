import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../../docs/decisions')
const names = readdirSync(folder).filter((name) => name !== 'README.md')
const titleOf = (name) => /^# (.+)\n/.exec(readFileSync(join(folder, name), 'utf8'))?.[1] ?? ''
const slugOf = (text) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '')

it('gives each decision the number and the title that its file is named by', () => {
  for (const name of names) {
    const [, number, title] = /^(\d+)\. (.+)$/.exec(titleOf(name)) ?? []
    expect(name).toBe(`${String(number).padStart(4, '0')}-${slugOf(String(title).replaceAll("'", ''))}.md`)
  }
})

it('lists every decision once in the index, by its title', () => {
  const listed = [...readFileSync(join(folder, 'README.md'), 'utf8').matchAll(/^- \[(.+)\]\((.+)\)$/gm)]
  const expected = names.map((name) => [titleOf(name), name])
  expect(listed.map(([, title, name]) => [title, name]).toSorted((a, b) => a[1].localeCompare(b[1]))).toEqual(expected)
})
