import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../setup/root.mjs'

const folder = join(root, 'docs/decisions')
const names = readdirSync(folder).filter((name) => name !== 'README.md')
const numbers = new Set(names.map((name) => Number(name.slice(0, 4))))
const textOf = (name) => readFileSync(join(folder, name), 'utf8')
const titleOf = (name) => /^# (.+)\n/.exec(textOf(name))?.[1] ?? ''
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
  const listed = [...textOf('README.md').matchAll(/^- \[(.+)\]\((.+)\)$/gm)]
  const expected = names.map((name) => [titleOf(name), name])
  expect(listed.map(([, title, name]) => [title, name]).toSorted((a, b) => a[1].localeCompare(b[1]))).toEqual(expected)
})

it('keeps each decision within a screen of 60 lines and 120 columns', () => {
  const fits = (name) => {
    const lines = textOf(name).trimEnd().split('\n')
    return lines.length <= 60 && lines.every((line) => line.length <= 120)
  }
  expect(names.filter((name) => !fits(name))).toEqual([])
})

it('refers to decisions that exist, by file and by number', () => {
  const texts = filesWithReferences()
  const broken = texts.flatMap(({ path, text }) => [
    ...[...text.matchAll(/\b\d{4}-[a-z0-9-]+\.md\b/g)].filter(([name]) => !names.includes(name)).map(([name]) => `${path}: ${name}`),
    ...[...text.matchAll(/\bdecisions? (\d+(?:(?:,| and|, and| to) \d+)*)/g)]
      .flatMap(([, list]) => list.match(/\d+/g))
      .filter((number) => !numbers.has(Number(number)))
      .map((number) => `${path}: decision ${number}`),
  ])
  expect(texts.length).toBeGreaterThan(1000)
  expect(broken).toEqual([])
})

function filesWithReferences() {
  const pages = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'].map((name) => join(root, name))
  const inFolders = ['docs', 'src', 'tests', 'scripts', 'bench', 'deploy', 'assets'].flatMap((name) =>
    readdirSync(join(root, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:md|tsx?|mjs)$/.test(entry.name) && !entry.parentPath.includes('node_modules'))
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  return [...pages, ...inFolders].map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }))
}
