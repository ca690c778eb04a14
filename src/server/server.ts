import { failStart } from '#kit/config/fail-start.ts'
import { rendererOfBoth } from './renderer.ts'
import { serve } from './serve.ts'

async function loadBuiltPages() {
  const load = (pages: string): Promise<unknown> => import(new URL(`./${pages}/pages.js`, import.meta.url).href)
  const [shop, backOffice] = await Promise.all([load('shop'), load('back-office')])
  return { render: rendererOfBoth({ shop, backOffice }) }
}

serve(loadBuiltPages).catch(failStart)
