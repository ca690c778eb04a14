export type MotifProps = {
  /** A drawing of `assets/motifs`. */
  name: 'bactrian-camel' | 'golden-eagle' | 'ili-tulip' | 'manul' | 'saiga' | 'shai' | 'yurt'
}

/** A drawing for a page that is empty or has only one sentence. Decorative, without a text alternative. */
export function Motif({ name }: MotifProps) {
  return <img src={`/motifs/${name}.svg`} alt="" width="160" height="160" />
}
