import type { ImageOrigin } from './studio-rules.ts'

/**
 * IPTC's words for where an image came from (cv.iptc.org/newscodes/digitalsourcetype, 2024). `compositeSynthetic` and `compositeCapture`
 * would be untrue of what the compositor makes: the first now means elements of generative AI, the second captured ones alone.
 */
export const digitalSourceTypes = {
  composed: 'http://cv.iptc.org/newscodes/digitalsourcetype/composite',
  generated: 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
} as const satisfies Record<Exclude<ImageOrigin, 'photograph'>, string>
