/** Up to two letters of a name, in a circle; the name itself stands beside it. */
export function Initials({ name }: { name: string }) {
  const letters = name
    .split(/[\s@.]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((part) => part.slice(0, 1).toUpperCase())
  return (
    <span aria-hidden="true" className="grid size-9 shrink-0 place-items-center rounded-full bg-selected text-tiny font-bold text-lapis">
      {letters.join('')}
    </span>
  )
}
