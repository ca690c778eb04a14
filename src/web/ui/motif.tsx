export type MotifProps = {
  /** A drawing of `assets/motifs`. */
  name: 'bactrian-camel' | 'golden-eagle' | 'ili-tulip' | 'manul' | 'saiga' | 'shai' | 'yurt'
}

/** One drawing where a page is empty or has only one sentence. It tells nothing that the text does not. */
export function Motif({ name }: MotifProps) {
  return <img src={`/motifs/${name}.svg`} alt="" width="160" height="160" />
}
