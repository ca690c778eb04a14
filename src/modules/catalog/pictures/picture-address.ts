/** Where a picture is read in the width that answers name; pages choose other widths of the ladder themselves. */
export function imageUrl(key: string): string {
  return `/images/${key}/960.jpg`
}
