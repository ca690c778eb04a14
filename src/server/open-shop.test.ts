import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { projectRoot } from '#kit/config/project-root.ts'

const run = promisify(execFile)

it('loads no image library with the server’s code', async () => {
  const libraries = `process.report.getReport().sharedObjects.filter((path) => /sharp|vips/.test(path))`
  const code = `await import('#server/open-shop.ts'); console.log(JSON.stringify(${libraries})); process.exit()`
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', code], { cwd: projectRoot })
  expect(JSON.parse(stdout)).toEqual([])
})
