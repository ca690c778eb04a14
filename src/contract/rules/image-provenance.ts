import type { ImageOrigin } from './studio-rules.ts'

/**
 * IPTC's terms for the source of an image (cv.iptc.org/newscodes/digitalsourcetype, 2024). `compositeSynthetic` and `compositeCapture`
 * would be wrong for the compositor: the first now means elements of generative AI, the second captured elements only.
 */
export const digitalSourceTypes = {
  composed: 'http://cv.iptc.org/newscodes/digitalsourcetype/composite',
  generated: 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
} as const satisfies Record<Exclude<ImageOrigin, 'photograph'>, string>
