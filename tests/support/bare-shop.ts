// The shop as it runs in earnest, from its sources and without pages: for tests of what a whole process lives through.
import { failStart } from '#kit/config/fail-start.ts'
import { serve } from '#server/serve.ts'

serve(() => Promise.resolve({ render: () => Promise.reject(new Error('this shop has no pages')) })).catch(failStart)
