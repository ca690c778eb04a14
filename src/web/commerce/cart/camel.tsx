export function Camel() {
  return (
    <picture>
      <source srcSet="/motifs/bactrian-camel-dark.svg" media="(prefers-color-scheme: dark)" />
      <img src="/motifs/bactrian-camel.svg" alt="" width="160" height="160" className="size-full" />
    </picture>
  )
}
