import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inRoot } from '../setup/root.mjs'

it.each(['docs/security.md', 'docs/asvs.md'])('%s names evidence that is there', (page) => {
  const text = readFileSync(inRoot(page), 'utf8')
  const named = [...text.matchAll(/`((?:src|tests|scripts|deploy|docs|messages)\/[\w./-]+)`/g)].map(([, path]) => path)
  const linked = [...text.matchAll(/\]\((decisions\/[\w.-]+)\)/g)].map(([, path]) => `docs/${path}`)
  expect(named.length).toBeGreaterThan(20)
  expect([...named, ...linked].filter((path) => !existsSync(inRoot(path)))).toEqual([])
})
