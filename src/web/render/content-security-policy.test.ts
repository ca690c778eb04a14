import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const known = 'document.title'
const start = 'import("/assets/start.js")'

it('allows the scripts that start the page, and known ones in its content', () => {
  const page = {
    content: [`<head><script>${known}</script></head>`, '<script type="application/ld+json">{}</script>'],
    scripts: [`<script type="module" async="">${start}</script><script src="/assets/a.js"></script>`],
  }
  expect(contentSecurityPolicy(page, [known])).toContain(`script-src 'self' ${hashOf(known)} ${hashOf(start)};`)
})

it('allows no other script in the content of a page', () => {
  const injected = ['alert(1)', start, `${known};alert(1)`]
  const page = { content: injected.map((script) => `<p><script>${script}</script></p>`), scripts: [] }
  expect(contentSecurityPolicy(page, [known])).toContain("script-src 'self';")
})
