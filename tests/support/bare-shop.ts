// The shop as it runs in earnest, from its sources, with empty pages: for tests of what a whole process lives through.
import { serve } from '#server/serve.ts'
import { failStart } from '#kit/config/fail-start.ts'

const page = () =>
  Promise.resolve({ response: new Response(null, { headers: { 'content-type': 'text/html' } }), html: Buffer.from('<p>a page</p>') })

serve(() => Promise.resolve({ render: page })).catch(failStart)
